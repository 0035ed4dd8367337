import { expect, test } from 'vitest';
import { emptyBirth } from '../birth-values.ts';
import { asRole, birthOf, emptyBirths, fromMatch, isComplete, partErrors, toMatch, twoErrors } from './two-births.ts';

const filled = { ...emptyBirth, name: 'Asha', day: '14', month: '08', year: '1995', location: 'Jaipur' };
const both = { boy: asRole('boy', { ...filled, name: 'Dev' }), girl: asRole('girl', filled) };

test('two births are sent without a gender, which their roles say', () => {
  expect(toMatch(both)).toEqual({
    boy: { name: 'Dev', dob: '14-08-1995', location: 'Jaipur' },
    girl: { name: 'Asha', dob: '14-08-1995', location: 'Jaipur' },
  });
  expect(birthOf('girl', toMatch(both))).toMatchObject({ name: 'Asha', gender: 'female' });
});

test('two births that were sent come back into the form as they were', () => {
  expect(fromMatch(toMatch(both))).toEqual(both);
});

test('what is missing is told of each, and of nobody when nothing is', () => {
  const errors = twoErrors({ ...emptyBirths, boy: both.boy });
  expect(Object.keys(errors.boy)).toEqual([]);
  expect(Object.keys(errors.girl)).toEqual(['name', 'location']);
  expect([isComplete(errors), isComplete(twoErrors(both))]).toEqual([false, true]);
});

test('a refusal stands by the birth that it names', () => {
  expect(partErrors({ 'girl.dob': 'Wrong', language: 'Unknown' })).toEqual({ boy: {}, girl: { dob: 'Wrong' } });
});
