import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { inIndia } from '../platform/database/india.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { consultations } from './schema.ts';

const month = sql<string>`to_char(${inIndia(consultations.endedAt)}, 'YYYY-MM')`;
const net = sql`(${consultations.chargedPaise} - ${consultations.refundedPaise})`;
const share = sql`floor(${net} * ${consultations.sharePercent} / 100.0)`;
const tookPlace = and(eq(consultations.status, 'ended'), isNotNull(consultations.startedAt));

/** The user who acted as the healer in a session; the healer's id if the user is not recorded. */
const recipient = sql<string>`coalesce(${consultations.healerUserId}, ${consultations.healerId})`;
const isOf = (id: string) =>
  or(
    eq(consultations.healerUserId, id),
    and(isNull(consultations.healerUserId), eq(consultations.healerId, id)),
  );

/**
 * Totals by healer, user and month (in India) in which the sessions were closed, in paise.
 * @param of a recipient; by default all
 */
export async function listMonths(db: Executor, of?: string) {
  return db
    .select({
      healerId: consultations.healerId,
      payee: recipient,
      month,
      sessions: sql<number>`count(*)::int`,
      minutes: sql<number>`sum(${consultations.billedUntil} / 60000)::int`,
      charged: sql<number>`sum(${consultations.chargedPaise})::float8`,
      refunded: sql<number>`sum(${consultations.refundedPaise})::float8`,
      share: sql<number>`sum(${share})::float8`,
    })
    .from(consultations)
    .where(and(tookPlace, of === undefined ? undefined : isOf(of)))
    .groupBy(consultations.healerId, recipient, month)
    .orderBy(sql`3 desc`, asc(consultations.healerId), asc(recipient));
}

/** A recipient's sessions that were closed in a month, in order of their end; money in paise. */
export async function listSessionsOfMonth(db: Executor, of: string, ofMonth: string) {
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
    .where(and(tookPlace, isOf(of), sql`${month} = ${ofMonth}`))
    .orderBy(asc(consultations.endedAt));
}

/** The latest session of a healer's former users, or of one user, with its recipient and healer. */
export async function findLastSession(db: Executor, of: { healerId: string } | { payee: string }) {
  const [row] = await db
    .select({ healerId: consultations.healerId, payee: recipient })
    .from(consultations)
    .where('payee' in of ? isOf(of.payee) : eq(consultations.healerId, of.healerId))
    .orderBy(desc(consultations.requestedAt))
    .limit(1);
  return row ?? null;
}
