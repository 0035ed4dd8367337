import { expect, it } from 'vitest';
import { cureHint } from './cure-hint.ts';

it.each(['It cures asthma.', 'इससे रोग दूर होता है।'])(
  'warns of a text that alleges a cure: %s',
  (text) => {
    expect(cureHint(text)).toContain('1954');
  },
);

it('returns nothing for other text, and for invalid values', () => {
  expect(cureHint('Traditionally worn for Jupiter.')).toBeUndefined();
  expect(cureHint(3)).toBeUndefined();
});
