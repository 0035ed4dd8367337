import type { CallError } from '@jyotiratna/contract';

/**
 * Whether a call failed with an error of the shop, or a network error (status 0). Detected by
 * name: during rendering, the client is the server's, whose class is another copy than the
 * build's.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError';
}
