import { expect, it } from 'vitest';
import { errorFrom } from './join-room.ts';

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'no_device'],
  ['OverconstrainedError', 'no_device'],
  ['TypeError', 'no_device'],
  ['NotReadableError', 'in_use'],
  ['AbortError', 'in_use'],
])('%s of the browser is mapped to %s', (name, reason) => {
  expect(errorFrom(Object.assign(new Error('refused'), { name }))).toBe(reason);
});
