import type { CallError } from '@jyotiratna/contract';

/**
 * Whether the shop answered a call with an error, or could not be reached (status 0). Told by its name: while rendering,
 * the caller comes from the server, whose class is another copy than the build's.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError';
}
