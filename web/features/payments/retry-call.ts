import { isCallError } from '../../is-call-error.ts';

/** Milliseconds between retries of a call whose response is pending or was lost. */
const pauses = [700, 1500, 3000];

export type Wait = (ms: number) => Promise<void>;

export const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries an idempotent call while its response is lost or not ready. */
export async function retryCall<Reply>(call: () => Promise<Reply>, pause: Wait): Promise<Reply> {
  for (const ms of pauses) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await pause(ms);
  }
  return call();
}

/**
 * No response, a pending response, or an overloaded server. An unavailable provider is not
 * retried.
 */
function isPassing(error: unknown): boolean {
  if (!isCallError(error)) return false;
  return (
    error.status === 0 ||
    error.code === 'in_progress' ||
    error.code === 'busy' ||
    error.status === 502
  );
}
