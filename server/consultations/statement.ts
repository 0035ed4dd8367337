import { findHealerRates, type StatementMonth, toRupees } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import type { Executor } from '../platform/database/open-database.ts';
import { listMonths, listSessionsOfMonth } from './statement-queries.ts';

/** A healer's months, the latest first. */
export async function readMonths(db: Executor, healerId: string): Promise<StatementMonth[]> {
  return (await listMonths(db, { healerId })).map(({ month, sessions, minutes, charged, refunded, share }) => ({
    ...{ month, sessions, minutes },
    ...{ charged: toRupees(charged), refunded: toRupees(refunded), share: toRupees(share) },
  }));
}

/** A healer's statement of a month: one row a session, rupees. */
export async function writeStatement(db: Executor, healerId: string, month: string): Promise<string> {
  const rows = (await listSessionsOfMonth(db, healerId, month)).map((row) => [
    row.id,
    row.endedAt?.toISOString() ?? '',
    row.minutes,
    toRupees(row.charged),
    toRupees(row.refunded),
    row.sharePercent,
    toRupees(row.share),
  ]);
  return stringify([['session', 'ended', 'minutes', 'charged', 'refunded', 'share_percent', 'share'], ...rows]);
}

/** What each healer gets for a month: one row a healer, rupees. */
export async function writePayouts(db: Executor, month: string): Promise<string> {
  const rows = (await listMonths(db))
    .filter((row) => row.month === month)
    .map((row) => [
      row.healerId,
      findHealerRates(row.healerId)?.name ?? '',
      row.sessions,
      row.minutes,
      toRupees(row.charged),
      toRupees(row.refunded),
      toRupees(row.share),
    ]);
  return stringify([['healer', 'name', 'sessions', 'minutes', 'charged', 'refunded', 'share'], ...rows]);
}
