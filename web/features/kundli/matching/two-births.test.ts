import { expect, test } from 'vitest';
import { emptyBirth } from '../birth-values.ts';
import {
  asRole,
  birthOf,
  emptyBirths,
  errorsByBirth,
  fromMatch,
  isComplete,
  toMatch,
  twoErrors,
} from './two-births.ts';

const filled = {
  ...emptyBirth,
  name: 'Asha',
  day: '14',
  month: '08',
  year: '1995',
  location: 'Jaipur',
};
const births = { boy: asRole('boy', { ...filled, name: 'Dev' }), girl: asRole('girl', filled) };

test('two births are sent without a gender, which their roles imply', () => {
  expect(toMatch(births)).toEqual({
    boy: { name: 'Dev', dob: '14-08-1995', location: 'Jaipur' },
    girl: { name: 'Asha', dob: '14-08-1995', location: 'Jaipur' },
  });
  expect(birthOf('girl', toMatch(births))).toMatchObject({ name: 'Asha', gender: 'female' });
});

test('two submitted births are restored in the form unchanged', () => {
  expect(fromMatch(toMatch(births))).toEqual(births);
});

test('missing fields are reported for each person, and none for complete ones', () => {
  const errors = twoErrors({ ...emptyBirths, boy: births.boy });
  expect(Object.keys(errors.boy)).toEqual([]);
  expect(Object.keys(errors.girl)).toEqual(['name', 'location']);
  expect([isComplete(errors), isComplete(twoErrors(births))]).toEqual([false, true]);
});

test('an error is displayed at the fields of its person', () => {
  expect(errorsByBirth({ 'girl.dob': 'Wrong', language: 'Unknown' })).toEqual({
    boy: {},
    girl: { dob: 'Wrong' },
  });
});
