import type { DraftState, OrderStatus } from '@jyotiratna/contract';
import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { payments } from '../payments/schema.ts';
import { canonicalEmail, phoneKey } from '../platform/contact-keys.ts';
import type { Cursor } from '../platform/database/cursor.ts';
import { indianDay } from '../platform/database/india.ts';
import { afterCursor, cursorMoment, pageOf } from '../platform/database/keyset-queries.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { orders } from '../reservations/schema.ts';
import { draftOrders, paymentLinks } from './schema.ts';

export type DraftRow = typeof draftOrders.$inferSelect;
export type NewDraftRow = typeof draftOrders.$inferInsert;

/** A draft with its placed order, and its state by the database's clock. */
export type FoundDraft = {
  draft: DraftRow;
  order: { id: string; orderNumber: string; status: OrderStatus } | null;
  state: DraftState;
};

/** The `ownerKey` of a draft's orders. */
export const ownerOfDraft = ({ id }: Pick<DraftRow, 'id'>): string => `draft:${id}`;

/**
 * SQL for the id of the order of a paid draft, in any status after payment; at most one. An order
 * that was paid late, or placed before an edit of the draft, is refunded and does not count.
 */
const becameOf = sql`(select o.id from ${orders} o
  where o.owner_key = 'draft:' || ${draftOrders.id} and o.status not in ('created', 'expired')
    and o.given_lines ->> 'refused' is null
    and not exists (select 1 from ${payments} p where p.order_id = o.id and p.disposition = 'late')
  order by o.created_at desc limit 1)`;

const stateOf = sql<DraftState>`case
  when ${orders.id} is not null then 'paid'
  when ${draftOrders.cancelledAt} is not null then 'cancelled'
  when ${draftOrders.linkExpiresAt} > now() then 'sent'
  when ${draftOrders.linkExpiresAt} is not null or ${draftOrders.linkRound} > 0 then 'ended'
  else 'open' end`;

const moment = cursorMoment(draftOrders.createdAt);

function select(db: Executor, where: SQL | undefined) {
  return db
    .select({
      draft: draftOrders,
      order: { id: orders.id, orderNumber: orders.orderNumber, status: orders.status },
      state: stateOf,
      moment,
    })
    .from(draftOrders)
    .leftJoin(orders, eq(orders.id, becameOf))
    .where(where);
}

export async function findDraft(db: Executor, id: string): Promise<FoundDraft | null> {
  const [row] = await select(db, eq(draftOrders.id, id));
  return row ?? null;
}

/** Finds a draft by a payment link that is valid, or that was paid. */
export async function findDraftByLink(db: Executor, hash: string): Promise<FoundDraft | null> {
  const [row] = await select(
    db,
    eq(
      draftOrders.id,
      sql`(select ${paymentLinks.draftId} from ${paymentLinks} where ${paymentLinks.hash} = ${hash})`,
    ),
  );
  return row?.state === 'sent' || row?.state === 'paid' ? row : null;
}

/** A page of drafts, latest first. */
export async function listDraftRows(
  db: Executor,
  {
    state,
    limit,
    cursor,
  }: { state?: DraftState | undefined; limit: number; cursor?: Cursor | undefined },
): Promise<{ rows: FoundDraft[]; next: Cursor | null }> {
  const found = await select(
    db,
    and(state && sql`${stateOf} = ${state}`, afterCursor(draftOrders, cursor)),
  )
    .orderBy(desc(draftOrders.createdAt), desc(draftOrders.id))
    .limit(limit + 1);
  return pageOf(found, limit, ({ draft }) => draft.id);
}

/** Inserts a draft. @returns null if the same request has created one before */
export async function insertDraft(tx: Executor, row: NewDraftRow): Promise<DraftRow | null> {
  const [saved] = await tx.insert(draftOrders).values(row).onConflictDoNothing().returning();
  return saved ?? null;
}

export async function findDraftId(db: Executor, requestKey: string): Promise<string | null> {
  const [row] = await db
    .select({ id: draftOrders.id })
    .from(draftOrders)
    .where(eq(draftOrders.requestKey, requestKey));
  return row?.id ?? null;
}

/** Updates a draft on condition of its version. @returns false if it has another version */
export async function updateDraft(
  tx: Transaction,
  { id, version }: Pick<DraftRow, 'id' | 'version'>,
  change: Partial<NewDraftRow>,
): Promise<boolean> {
  const rows = await tx
    .update(draftOrders)
    .set({ ...change, version: sql`${draftOrders.version} + 1` })
    .where(and(eq(draftOrders.id, id), eq(draftOrders.version, version)))
    .returning({ id: draftOrders.id });
  return rows.length > 0;
}

/** Locks a draft until the transaction ends. */
export async function lockDraft(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: draftOrders.id })
    .from(draftOrders)
    .where(eq(draftOrders.id, id))
    .for('update');
}

export async function extendLinks(tx: Transaction, id: string, hours: number): Promise<void> {
  await tx
    .update(draftOrders)
    .set({ linkExpiresAt: sql`now() + make_interval(hours => ${hours}::int)` })
    .where(eq(draftOrders.id, id));
}

export async function insertLink(db: Executor, draftId: string, hash: string): Promise<void> {
  await db.insert(paymentLinks).values({ draftId, hash });
}

/** Deletes every link of a draft. */
export async function withdrawLinks(tx: Transaction, id: string): Promise<void> {
  await tx.delete(paymentLinks).where(eq(paymentLinks.draftId, id));
  await tx
    .update(draftOrders)
    .set({ linkExpiresAt: null, linkRound: sql`${draftOrders.linkRound} + 1` })
    .where(eq(draftOrders.id, id));
}

export async function markCancelled(tx: Transaction, id: string): Promise<void> {
  await tx.update(draftOrders).set({ cancelledAt: sql`now()` }).where(eq(draftOrders.id, id));
}

/**
 * The cash, in paise, that a customer has paid at the counter today (date in India), by account,
 * mailbox or phone; also for drafts that were deleted since.
 */
export async function sumCashToday(
  db: Executor,
  { userId, email, phone }: Pick<DraftRow, 'userId' | 'email' | 'phone'>,
): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${payments.amountPaise}), 0)` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.source, 'counter'),
        eq(payments.method, 'cash'),
        sql`${indianDay(payments.createdAt)} = ${indianDay(sql`now()`)}`,
        or(
          userId === null ? undefined : eq(orders.userId, userId),
          email === null ? undefined : eq(orders.mailboxKey, canonicalEmail(email)),
          phone === null ? undefined : eq(orders.phoneKey, phoneKey(phone)),
        ),
      ),
    );
  return Number(row?.total ?? 0);
}

/** Lists the drafts of a customer, by account or verified email address. */
export async function listDraftsOf(
  db: Executor,
  { id, email }: { id: string; email: string | null },
) {
  const { name, phone, items, discount, address, note, createdAt } = draftOrders;
  return db
    .select({ name, email: draftOrders.email, phone, items, discount, address, note, createdAt })
    .from(draftOrders)
    .where(
      or(eq(draftOrders.userId, id), email === null ? undefined : eq(draftOrders.email, email)),
    );
}

/** Moves the drafts of one account to another. */
export async function moveDrafts(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(draftOrders).set({ userId: to }).where(eq(draftOrders.userId, from));
}

/** Deletes the drafts of a customer; their orders stay. */
export async function deleteDraftsOf(
  tx: Executor,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  await tx
    .delete(draftOrders)
    .where(
      or(eq(draftOrders.userId, id), email === null ? undefined : eq(draftOrders.email, email)),
    );
}

/**
 * Deletes drafts that were created more than `days` days ago. Their orders stay; those without an
 * address lose the customer's phone.
 */
export async function deleteDrafts(db: Executor, days: number): Promise<void> {
  const end = sql`now() - make_interval(days => ${days}::int)`;
  await db.delete(draftOrders).where(lt(draftOrders.createdAt, end));
  await db
    .update(orders)
    .set({ phoneKey: null })
    .where(and(isNull(orders.address), isNotNull(orders.phoneKey), lt(orders.createdAt, end)));
}
