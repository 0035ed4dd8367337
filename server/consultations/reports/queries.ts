import type { ReportReason } from '@jyotiratna/contract';
import { and, asc, type Column, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../accounts/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { newId } from '../../platform/secrets/token.ts';
import { consultations } from '../schema.ts';
import { consultationBlocks, consultationReports } from './schema.ts';

type Side = 'customer' | 'healer';
type Pair = { customerId: string; healerUserId: string };

/**
 * Saves a report; a later one of the same side takes its place and is open again. @returns its id,
 * whether it is new
 */
export async function saveReport(
  tx: Executor,
  report: { consultationId: string; side: Side; reason: ReportReason; text: string },
): Promise<{ id: string; isNew: boolean }> {
  const { reason, text } = report;
  const newReportId = newId('rep_');
  const [row] = await tx
    .insert(consultationReports)
    .values({ id: newReportId, ...report })
    .onConflictDoUpdate({
      target: [consultationReports.consultationId, consultationReports.side],
      set: { reason, text, createdAt: sql`now()`, handledAt: null, note: null },
    })
    .returning({ id: consultationReports.id });
  const id = row?.id ?? newReportId;
  return { id, isNew: id === newReportId };
}

/** Reports with the people of their sessions, those that are open first, the latest first. */
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

/** In a query of reports and their sessions: those that this user has written. */
const isBy = (userId: string) =>
  or(
    and(eq(consultationReports.side, 'customer'), eq(consultations.userId, userId)),
    and(eq(consultationReports.side, 'healer'), eq(consultations.healerUserId, userId)),
  );

/** Reports by a user of the other sides of their sessions, the latest first. */
export async function listReportsBy(db: Executor, userId: string) {
  const { consultationId, reason, text, createdAt, handledAt, note } = consultationReports;
  return db
    .select({ consultationId, reason, text, createdAt, handledAt, note })
    .from(consultationReports)
    .innerJoin(consultations, eq(consultations.id, consultationId))
    .where(isBy(userId))
    .orderBy(desc(createdAt));
}

/** Deletes the texts of a user's reports, and the notes about them; reason and time stay. */
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

/** @returns null where it is unknown, or was handled */
export async function handleReport(tx: Executor, id: string, note: string) {
  const [row] = await tx
    .update(consultationReports)
    .set({ handledAt: sql`now()`, note })
    .where(and(eq(consultationReports.id, id), isNull(consultationReports.handledAt)))
    .returning();
  return row ?? null;
}

/** In a query with these two columns: whether either of the two has blocked the other. */
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

/** Whether either of the two has blocked the other. */
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

/** In a query of `consultations`: whether that side has blocked the other, and has reported it. */
export const hasBlocked = (side: Side) => sql<boolean>`exists (
  select from consultation_blocks block where block.customer_id = ${consultations.userId}
    and block.healer_user_id = ${consultations.healerUserId} and block.side = ${side}
)`;
export const hasReported = (side: Side) => sql<boolean>`exists (
  select from consultation_reports report where report.consultation_id = ${consultations.id} and report.side = ${side}
)`;
