import type { CallError } from '@jyotiratna/contract';

/**
 * Whether a call failed with an error of the server, or a network error (status 0). Detected by
 * name: during server rendering the error's class is another copy than the build's.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError';
}
