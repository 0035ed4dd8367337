import { type Change, ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { Difference } from './audit.ts';
import { listSubjectAudit } from './queries.ts';

/**
 * Changes to a record since the version on which an edit is based, latest first, from the audit
 * log.
 */
export async function changesAfter(
  tx: Transaction,
  subject: string,
  basedOn: number,
): Promise<Change[]> {
  const entries = await listSubjectAudit(tx, subject, 20);
  return entries
    .filter(({ difference }) => Number((difference as Difference).version?.after) > basedOn)
    .map(({ actorEmail, at, difference }) => ({
      by: actorEmail,
      at: at.toISOString(),
      fields: Object.keys(difference).filter((field) => field !== 'version'),
    }));
}

/**
 * The error for an edit based on an older version (optimistic locking): it contains the later
 * changes with their authors, and the current record.
 */
export function staleEdit(changes: Change[], row: object): ShopError {
  const [latest] = changes;
  return new ShopError('stale_edit', {
    data: { ...row, changes },
    ...(latest && { details: `${latest.by} changed ${latest.fields.join(', ')}.` }),
  });
}
