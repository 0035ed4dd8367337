import { expect, it } from 'vitest';
import { firstOption, latinKey, optionByKey } from './comparison-choice.ts';

it.each([
  ['1', { varga: 'D1' }],
  ['6', { varga: 'D9' }],
  ['9', { varga: 'D60' }],
  ['t', { varga: 'D1', transits: true }],
  ['s', { style: 'south' }],
])('the key %s selects %j', (key, change) => {
  expect(optionByKey(firstOption, key)).toEqual({ ...firstOption, ...change });
});

it('transits over the birth chart are toggled', () => {
  const on = optionByKey({ ...firstOption, varga: 'D9' }, 't');
  expect(on).toMatchObject({ varga: 'D1', transits: true });
  expect(on && optionByKey(on, 't')).toMatchObject({ transits: false });
});

it('styles are selected in a cycle', () => {
  const east = { ...firstOption, style: 'east' } as const;
  expect(optionByKey(east, 's')).toMatchObject({ style: 'north' });
});

it.each(['0', 'x', 'Enter', 'Tab'])('the key %s is left to the page', (key) => {
  expect(optionByKey(firstOption, key)).toBe(null);
});

it.each([
  ['t', 'KeyT', 't'],
  ['T', 'KeyT', 't'],
  ['ू', 'KeyT', 't'],
  ['१', 'Digit1', '1'],
  ['Enter', 'Enter', 'Enter'],
])('the key %s at %s is %s', (key, code, latin) => {
  expect(latinKey({ key, code })).toBe(latin);
});
