import { controls } from '#messages/platform/controls.ts';
import { isCallError } from './is-call-error.ts';

/** An error in the browser whose message is written for the user. */
export class ReadableError extends Error {}

/** The server's message for a failed call, else `fallback`; 'Unknown error' for any other error. */
export function callMessage(error: unknown, fallback: string): string {
  if (error instanceof ReadableError) return error.message;
  if (!isCallError(error)) return controls.unknownError;
  if (error.status === 0 || typeof error.body.message === 'string') return error.message;
  return fallback;
}
