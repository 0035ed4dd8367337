import type { Change } from '@jyotiratna/contract';
import { isCallError } from '../../../is-call-error.ts';

/**
 * What an edit was refused with because somebody else saved first: their changes, and what the endpoint says that it carries
 * besides, such as the newer version. Null for every other error, or none.
 */
export function staleEdit<Stale extends { changes: Change[] }>(error: unknown): Stale | null {
  if (!isCallError(error) || error.code !== 'stale_edit') return null;
  return error.body as unknown as Stale;
}
