import type { Change } from '@jyotiratna/contract';
import { isCallError } from '../../../is-call-error.ts';

/**
 * The conflict of an edit when another user saved first: their changes, and the endpoint's
 * additional data, such as the newer version. Null for every other error, or without one.
 */
export function readStaleEdit<Stale extends { changes: Change[] }>(error: unknown): Stale | null {
  if (!isCallError(error) || error.code !== 'stale_edit') return null;
  const body: object = error.body;
  return body as Stale;
}
