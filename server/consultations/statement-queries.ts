import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { inIndia } from '../platform/database/india.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { consultations } from './schema.ts';

const month = sql<string>`to_char(${inIndia(consultations.endedAt)}, 'YYYY-MM')`;
const net = sql`(${consultations.chargedPaise} - ${consultations.refundedPaise})`;
const share = sql`floor(${net} * ${consultations.sharePercent} / 100.0)`;
const tookPlace = and(eq(consultations.status, 'ended'), isNotNull(consultations.startedAt));

/** What a month of each healer came to, by the month in India in which sessions ended; paise. */
export async function listMonths(db: Executor, { healerId }: { healerId?: string } = {}) {
  return db
    .select({
      healerId: consultations.healerId,
      month,
      sessions: sql<number>`count(*)::int`,
      minutes: sql<number>`sum(${consultations.billedUntil} / 60000)::int`,
      charged: sql<number>`sum(${consultations.chargedPaise})::float8`,
      refunded: sql<number>`sum(${consultations.refundedPaise})::float8`,
      share: sql<number>`sum(${share})::float8`,
    })
    .from(consultations)
    .where(and(tookPlace, healerId === undefined ? undefined : eq(consultations.healerId, healerId)))
    .groupBy(consultations.healerId, month)
    .orderBy(sql`2 desc`, asc(consultations.healerId));
}

/** The sessions of a healer that ended in a month, the first one first; paise. */
export async function listSessionsOfMonth(db: Executor, healerId: string, of: string) {
  return db
    .select({
      id: consultations.id,
      endedAt: consultations.endedAt,
      minutes: sql<number>`(${consultations.billedUntil} / 60000)::int`,
      charged: consultations.chargedPaise,
      refunded: consultations.refundedPaise,
      sharePercent: consultations.sharePercent,
      share: sql<number>`${share}::float8`,
    })
    .from(consultations)
    .where(and(tookPlace, eq(consultations.healerId, healerId), sql`${month} = ${of}`))
    .orderBy(asc(consultations.endedAt));
}
