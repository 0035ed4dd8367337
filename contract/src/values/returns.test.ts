import { expect, it } from 'vitest';
import { defaultReturns, faultyReasons, mayReturn, reasonsFor, returnRuleOf } from './returns.ts';

it('distinguishes loose stones from other remedies', () => {
  expect(returnRuleOf({ weightMg: 820 }, defaultReturns)).toBe('loose_stone');
  expect(returnRuleOf({ weightMg: null }, defaultReturns)).toBe('standard');
});

it('accepts set jewellery if the owner has set a return period, and never energised items', () => {
  const days = { ...defaultReturns.days, set_jewellery: 7 };
  expect(returnRuleOf({ weightMg: 820, personalization: 'set' }, defaultReturns)).toBe(
    'faulty_only',
  );
  expect(returnRuleOf({ weightMg: 820, personalization: 'set' }, { ...defaultReturns, days })).toBe(
    'set_jewellery',
  );
  expect(
    returnRuleOf({ weightMg: 820, personalization: 'energised' }, { ...defaultReturns, days }),
  ).toBe('faulty_only');
  expect(mayReturn('set_jewellery', 'changed_mind')).toBe(true);
});

it('accepts a non-returnable item only if it is faulty', () => {
  expect(returnRuleOf({ weightMg: 820, returnable: false }, defaultReturns)).toBe('faulty_only');
  expect(mayReturn('faulty_only', 'changed_mind')).toBe(false);
  expect(mayReturn('faulty_only', 'wrong_item')).toBe(true);
});

it('offers the reasons valid for every selected item', () => {
  expect(reasonsFor([])).toContain('size');
  expect(reasonsFor(['standard'])).toContain('size');
  expect(reasonsFor(['standard', 'loose_stone'])).not.toContain('size');
  expect(reasonsFor(['loose_stone', 'faulty_only'])).toEqual(faultyReasons);
});
