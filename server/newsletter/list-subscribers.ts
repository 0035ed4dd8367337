import type { SubscriberList } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { guardCell } from '../platform/csv/guard-cell.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import {
  countSubscribers,
  listAllSubscribers,
  listSubscriberRows,
  type SubscriberRow,
} from './queries.ts';

/** A page of subscribers, latest first. Three queries. */
export async function listSubscribers(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { limit = 100, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<SubscriberList> {
  const [{ rows, next }, counts, settings] = await Promise.all([
    listSubscriberRows(db, { limit, after: cursor }),
    countSubscribers(db),
    readSettings({ db, env }),
  ]);
  const readers = countRecipients(counts, settings);
  const subscribers = rows.map((row) => ({
    _id: row.id,
    email: row.email,
    since: subscribedAt(row),
    state: stateOf(row),
  }));
  return { subscribers, ...counts, readers, nextCursor: next };
}

/** The number of recipients of the next campaign. */
export const countRecipients = (
  { confirmed, imported }: { confirmed: number; imported: number },
  { IMPORTED_SUBSCRIBERS }: Pick<Deps['env'], 'IMPORTED_SUBSCRIBERS'>,
): number => confirmed + (IMPORTED_SUBSCRIBERS === 'on' ? imported : 0);

const subscribedAt = ({ confirmedAt, previousAt, createdAt }: SubscriberRow) =>
  (confirmedAt ?? previousAt ?? createdAt).toISOString();
const stateOf = ({ confirmedAt }: SubscriberRow) =>
  confirmedAt ? ('confirmed' as const) : ('previous-shop' as const);

/**
 * All subscribers with their state, as CSV (RFC 4180); those of the previous shop have not
 * confirmed here. The export is recorded in the audit log.
 */
export async function exportSubscribers({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<string> {
  const admin = requireAdmin(actor);
  const rows = await transact(db, async (tx) => {
    const found = await listAllSubscribers(tx);
    await audit(tx, admin, 'newsletter.export', 'newsletter', { addresses: found.length });
    return found;
  });
  const records = rows.map((row) => [guardCell(row.email), subscribedAt(row), stateOf(row)]);
  return stringify([['email', 'since', 'state'], ...records], {
    bom: true,
    record_delimiter: 'windows',
  });
}
