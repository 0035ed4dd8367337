import { expect, it } from 'vitest';
import { choiceByKey, firstChoice } from './comparison-choice.ts';

it.each([
  ['1', { varga: 'D1' }],
  ['6', { varga: 'D9' }],
  ['9', { varga: 'D60' }],
  ['t', { varga: 'D1', transits: true }],
  ['s', { style: 'south' }],
])('the key %s selects %j', (key, change) => {
  expect(choiceByKey(firstChoice, key)).toEqual({ ...firstChoice, ...change });
});

it('transits are switched on over the birth chart and off again', () => {
  const on = choiceByKey({ ...firstChoice, varga: 'D9' }, 't');
  expect(on).toMatchObject({ varga: 'D1', transits: true });
  expect(on && choiceByKey(on, 't')).toMatchObject({ transits: false });
});

it('the style goes round', () => {
  const east = { ...firstChoice, style: 'east' } as const;
  expect(choiceByKey(east, 's')).toMatchObject({ style: 'north' });
});

it.each(['0', 'x', 'Enter', 'Tab'])('the key %s is left to the page', (key) => {
  expect(choiceByKey(firstChoice, key)).toBe(null);
});
