import { CallError } from '@jyotiratna/contract';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { handleError } from './entry.server.tsx';

let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const request = (signal?: AbortSignal) => ({
  request: new Request('https://shop.example/remedies', signal && { signal }),
});

it.each([
  ['a call that the shop refused', new CallError(404, {})],
  ['a call that came too often', new CallError(429, {})],
  [
    'an address that no route knows',
    new ErrorResponse(404, 'Not Found', new Error('No route matches'), true),
  ],
])('%s leaves no line in the log', (_subject, error) => {
  handleError(error, request());
  expect(logged).not.toHaveBeenCalled();
});

it.each([
  ['a call that failed', new CallError(503, {})],
  ['a shop that was not reached', new CallError(0, {})],
  ['a slip', new TypeError('x is undefined')],
])('%s is written down whole', (_subject, error) => {
  handleError(error, request());
  expect(logged.mock.calls).toEqual([[error]]);
});

it('an aborted page request logs nothing', () => {
  handleError(new Error('aborted'), request(AbortSignal.abort()));
  expect(logged).not.toHaveBeenCalled();
});
