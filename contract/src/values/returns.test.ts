import { expect, it } from 'vitest';
import { mayReturn, returnRuleOf } from './returns.ts';

it('takes a loose stone back within ten days, and most remedies within thirty', () => {
  expect(returnRuleOf({ weightMg: 820 })).toBe('loose_stone');
  expect(returnRuleOf({ weightMg: null })).toBe('standard');
  expect([10, 11].map((days) => mayReturn('loose_stone', 'changed_mind', days))).toEqual([true, false]);
  expect([30, 31].map((days) => mayReturn('standard', 'other', days))).toEqual([true, false]);
});

it('takes back what is not returnable only where it is faulty', () => {
  expect(returnRuleOf({ weightMg: 820, returnable: false })).toBe('faulty_only');
  expect(mayReturn('faulty_only', 'changed_mind', 1)).toBe(false);
  expect(mayReturn('faulty_only', 'wrong_item', 1)).toBe(true);
  expect(mayReturn('faulty_only', 'faulty', 31)).toBe(false);
});
