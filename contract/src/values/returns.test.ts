import { expect, it } from 'vitest';
import { mayReturn, returnRuleOf, usualReturns } from './returns.ts';

it('tells a loose stone from most remedies', () => {
  expect(returnRuleOf({ weightMg: 820 }, usualReturns)).toBe('loose_stone');
  expect(returnRuleOf({ weightMg: null }, usualReturns)).toBe('standard');
});

it('takes set jewellery back where the owner has given it days, and what is energised never', () => {
  const days = { ...usualReturns.days, set_jewellery: 7 };
  expect(returnRuleOf({ weightMg: 820, made: 'set' }, usualReturns)).toBe('faulty_only');
  expect(returnRuleOf({ weightMg: 820, made: 'set' }, { ...usualReturns, days })).toBe('set_jewellery');
  expect(returnRuleOf({ weightMg: 820, made: 'energised' }, { ...usualReturns, days })).toBe('faulty_only');
  expect(mayReturn('set_jewellery', 'changed_mind')).toBe(true);
});

it('takes back what is not returnable only where it is faulty', () => {
  expect(returnRuleOf({ weightMg: 820, returnable: false }, usualReturns)).toBe('faulty_only');
  expect(mayReturn('faulty_only', 'changed_mind')).toBe(false);
  expect(mayReturn('faulty_only', 'wrong_item')).toBe(true);
});
