import { expect, it } from 'vitest';
import { isMinor } from './minor.ts';

const noon = Date.parse('2026-11-28T06:30:00Z');

it.each([
  ['29-11-2008', true],
  ['28-11-2008', false],
  ['28/11/2026', true],
  ['01-01-1990', false],
])('a person born on %s is below 18: %s', (dob, minor) => {
  expect(isMinor(dob, noon)).toBe(minor);
});

it('counts days in India', () => {
  expect(isMinor('29-11-2008', Date.parse('2026-11-28T18:31:00Z'))).toBe(false);
});
