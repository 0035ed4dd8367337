import { defined, type ReportReason } from '@jyotiratna/contract';
import { and, asc, type Column, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../accounts/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { newId } from '../../platform/secrets/token.ts';
import { consultations } from '../schema.ts';
import { consultationBlocks, consultationReports } from './schema.ts';

type Side = 'customer' | 'healer';
type Pair = { customerId: string; healerUserId: string };

/**
 * Saves a report; a later report of the same side replaces it and is open again.
 * @returns its id, and whether it was not open before
 */
export async function saveReport(
  tx: Executor,
  report: { consultationId: string; side: Side; reason: ReportReason; text: string },
): Promise<{ id: string; isOpened: boolean }> {
  const { reason, text } = report;
  const newReportId = newId('rep_');
  const [before] = await tx
    .select({ handledAt: consultationReports.handledAt })
    .from(consultationReports)
    .where(
      and(
        eq(consultationReports.consultationId, report.consultationId),
        eq(consultationReports.side, report.side),
      ),
    )
    .for('update');
  const [row] = await tx
    .insert(consultationReports)
    .values({ id: newReportId, ...report })
    .onConflictDoUpdate({
      target: [consultationReports.consultationId, consultationReports.side],
      set: { reason, text, createdAt: sql`now()`, handledAt: null, note: null },
    })
    .returning({ id: consultationReports.id });
  const { id } = defined(row);
  return { id, isOpened: before ? before.handledAt !== null : id === newReportId };
}

/** Reports with their sessions and participants, open ones first, then latest first. */
export async function listReports(db: Executor, limit: number) {
  return db
    .select({ report: consultationReports, session: consultations, customerName: users.name })
    .from(consultationReports)
    .innerJoin(consultations, eq(consultations.id, consultationReports.consultationId))
    .innerJoin(users, eq(users.id, consultations.userId))
    .orderBy(
      asc(sql`${consultationReports.handledAt} is not null`),
      desc(consultationReports.createdAt),
    )
    .limit(limit);
}

/** SQL condition, for a join of reports and sessions: the report was written by this user. */
const isBy = (userId: string) =>
  or(
    and(eq(consultationReports.side, 'customer'), eq(consultations.userId, userId)),
    and(eq(consultationReports.side, 'healer'), eq(consultations.healerUserId, userId)),
  );

/** Reports by a user, latest first. */
export async function listReportsBy(db: Executor, userId: string) {
  const { consultationId, reason, text, createdAt, handledAt, note } = consultationReports;
  return db
    .select({ consultationId, reason, text, createdAt, handledAt, note })
    .from(consultationReports)
    .innerJoin(consultations, eq(consultations.id, consultationId))
    .where(isBy(userId))
    .orderBy(desc(createdAt));
}

/** Deletes the text of a user's reports and the notes about them; reason and time are retained. */
export async function deleteReportWordsOf(tx: Executor, userId: string): Promise<void> {
  const owned = tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(eq(consultations.userId, userId));
  const written = tx
    .select({ id: consultationReports.id })
    .from(consultationReports)
    .innerJoin(consultations, eq(consultations.id, consultationReports.consultationId))
    .where(isBy(userId));
  await tx
    .update(consultationReports)
    .set({ text: '', note: sql`case when ${consultationReports.note} is not null then '' end` })
    .where(
      or(
        inArray(consultationReports.consultationId, owned),
        inArray(consultationReports.id, written),
      ),
    );
}

/** Marks a report as handled. @returns null if it is unknown or was handled already */
export async function handleReport(tx: Executor, id: string, note: string) {
  const [row] = await tx
    .update(consultationReports)
    .set({ handledAt: sql`now()`, note })
    .where(and(eq(consultationReports.id, id), isNull(consultationReports.handledAt)))
    .returning();
  return row ?? null;
}

/** SQL condition on two columns of the outer query: either user has blocked the other. */
export const hasBlockedIn = (customerId: Column, healerUserId: Column) => sql<boolean>`exists (
  select from consultation_blocks block where block.customer_id = ${customerId} and block.healer_user_id = ${healerUserId}
)`;

export async function insertHealerBlock(db: Executor, block: Pair & { side: Side }): Promise<void> {
  await db.insert(consultationBlocks).values(block).onConflictDoNothing();
}

export async function deleteHealerBlock(
  db: Executor,
  { customerId, healerUserId, side }: Pair & { side: Side },
) {
  const pair = and(
    eq(consultationBlocks.customerId, customerId),
    eq(consultationBlocks.healerUserId, healerUserId),
  );
  await db.delete(consultationBlocks).where(and(pair, eq(consultationBlocks.side, side)));
}

export async function deleteBlocksOf(db: Executor, userId: string): Promise<void> {
  const { customerId, healerUserId } = consultationBlocks;
  await db.delete(consultationBlocks).where(or(eq(customerId, userId), eq(healerUserId, userId)));
}

/** The users whom a user has blocked. */
export async function listBlocksBy(db: Executor, userId: string) {
  const { customerId, healerUserId, side, createdAt } = consultationBlocks;
  const isCustomers = and(eq(side, 'customer'), eq(customerId, userId));
  const isHealers = and(eq(side, 'healer'), eq(healerUserId, userId));
  const blocked = sql<string>`case when ${side} = 'customer' then ${healerUserId} else ${customerId} end`;
  return db
    .select({ blocked, since: createdAt })
    .from(consultationBlocks)
    .where(or(isCustomers, isHealers))
    .orderBy(asc(createdAt));
}

/** Whether either user has blocked the other. */
export async function isBlocked(
  db: Executor,
  { customerId, healerUserId }: Pair,
): Promise<boolean> {
  const pair = and(
    eq(consultationBlocks.customerId, customerId),
    eq(consultationBlocks.healerUserId, healerUserId),
  );
  return (await db.$count(consultationBlocks, pair)) > 0;
}

/**
 * SQL conditions for queries of `consultations`: that side has blocked the other; has reported it.
 */
export const hasBlocked = (side: Side) => sql<boolean>`exists (
  select from consultation_blocks block where block.customer_id = ${consultations.userId}
    and block.healer_user_id = ${consultations.healerUserId} and block.side = ${side}
)`;
export const hasReported = (side: Side) => sql<boolean>`exists (
  select from consultation_reports report where report.consultation_id = ${consultations.id} and report.side = ${side}
)`;
