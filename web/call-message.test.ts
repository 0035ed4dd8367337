import { CallError } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { callMessage } from './call-message.ts';

it.each([
  [new CallError(401, { message: 'Wrong.' }), 'Wrong.'],
  [new CallError(502, {}), 'Login failed'],
  [new CallError(0, {}), 'The shop could not be reached. Please check your connection.'],
  [new TypeError('x is undefined'), 'Unknown error'],
])('%s', (error, message) => expect(callMessage(error, 'Login failed')).toBe(message));
