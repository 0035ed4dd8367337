import { CallError } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { kundliError } from './kundli-error.ts';

it.each([
  [402, {}, 'API credit limit reached. Please try again later or contact support.'],
  [429, { retryAfter: 7 }, 'Rate limit exceeded. Please wait 7 seconds before trying again.'],
  [429, {}, 'Rate limit exceeded. Please wait 60 seconds before trying again.'],
  [
    400,
    { message: 'This time zone is not known.', error: 'Invalid' },
    'This time zone is not known.',
  ],
  [500, { error: 'Broken' }, 'Broken'],
  [502, {}, 'Something went wrong'],
  [0, {}, 'The shop could not be reached. Please check your connection.'],
])('a response of %i with %j displays: %s', (status, body, message) => {
  expect(kundliError(new CallError(status, body)).message).toBe(message);
});

it('any other error has a default message', () => {
  expect(kundliError(new TypeError('x'))).toEqual({ message: 'Something went wrong', fields: {} });
});
