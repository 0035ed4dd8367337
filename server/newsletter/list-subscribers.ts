import type { SubscriberList } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { guardCell } from '../platform/csv/guard-cell.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { countSubscribers, listAllSubscribers, listConfirmedSubscribers } from './queries.ts';

/** A page of confirmed subscribers, the latest first. Two queries. */
export async function listSubscribers(
  { db }: Pick<Deps, 'db'>,
  { limit = 100, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<SubscriberList> {
  const [{ rows, next }, counts] = await Promise.all([
    listConfirmedSubscribers(db, { limit, after: cursor }),
    countSubscribers(db),
  ]);
  const subscribers = rows.map(({ id, email, confirmedAt }) => ({
    _id: id,
    email,
    since: defined(confirmedAt).toISOString(),
  }));
  return { subscribers, ...counts, nextCursor: next };
}

/**
 * All confirmed subscribers, as CSV (RFC 4180): only they may receive the email. The export is
 * recorded in the audit log.
 */
export async function exportSubscribers({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<string> {
  const admin = requireAdmin(actor);
  const rows = await transact(db, async (tx) => {
    const found = await listAllSubscribers(tx);
    await audit(tx, admin, 'newsletter.export', 'newsletter', { addresses: found.length });
    return found;
  });
  const records = rows.map(({ email, confirmedAt }) => [guardCell(email), defined(confirmedAt).toISOString()]);
  return stringify([['email', 'since'], ...records], { bom: true, record_delimiter: 'windows' });
}
