import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';

/**
 * The server's message for a failed call, else `fallback`; 'Unknown error' for any other
 * failure.
 */
export function callMessage(error: unknown, fallback: string): string {
  if (!isCallError(error)) return controls.unknownError;
  if (error.status === 0 || typeof error.body.message === 'string') return error.message;
  return fallback;
}
