import type { Change } from '@jyotiratna/contract';
import { isCallError } from '../../../is-call-error.ts';

/**
 * Parses the conflict of an edit when another user saved first: that user's changes, and the
 * endpoint's additional data, such as the newer version. Null for every other error, or without an
 * error.
 */
export function readStaleEdit<Stale extends { changes: Change[] }>(error: unknown): Stale | null {
  if (!isCallError(error) || error.code !== 'stale_edit') return null;
  const body: object = error.body;
  return body as Stale;
}
