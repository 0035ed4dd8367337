import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ConsentUser } from '../accounts/consent-queries.ts';
import type { LedgerAccount } from '../ledger/accounts.ts';
import { indianDay, inIndia } from '../platform/database/india.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { giftCards } from './schema.ts';

export type GiftCardRow = typeof giftCards.$inferSelect;
export type NewGiftCard = typeof giftCards.$inferInsert;

/**
 * SQL for the expiry of a card that is valid for this many months from now: the end of that day in
 * India.
 */
const endAfter = (months: unknown) =>
  inIndia(
    sql`(date_trunc('day', ${inIndia(sql`now()`)}) + make_interval(months => ${months}::int, days => 1))`,
  );

/**
 * Inserts a gift card. @returns null if the same request has issued one before, also concurrently
 */
export async function insertCard(tx: Executor, row: NewGiftCard): Promise<GiftCardRow | null> {
  const [inserted] = await tx
    .insert(giftCards)
    .values(row)
    .onConflictDoNothing({ target: giftCards.requestKey })
    .returning();
  return inserted ?? null;
}

/** Activates a card and sets its expiry relative to now. */
export async function startCard(tx: Executor, id: string): Promise<void> {
  await tx
    .update(giftCards)
    .set({ status: 'active', expiresAt: endAfter(giftCards.validMonths), updatedAt: sql`now()` })
    .where(eq(giftCards.id, id));
}

export async function findCard(db: Executor, id: string): Promise<GiftCardRow | null> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.id, id));
  return row ?? null;
}

export async function findCardByRequest(
  db: Executor,
  requestKey: string,
): Promise<GiftCardRow | null> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.requestKey, requestKey));
  return row ?? null;
}

/**
 * Finds a card by the hash of its code; `expired`: whether it has expired by the database's clock.
 */
export async function findCardByHash(db: Executor, codeHash: string) {
  const [row] = await db
    .select({ card: giftCards, expired })
    .from(giftCards)
    .where(eq(giftCards.codeHash, codeHash));
  return row ?? null;
}

const expired = sql<boolean>`coalesce(${giftCards.expiresAt} <= now(), false)`;

/** Locks a card until the transaction ends; read its balance only after that. */
export async function lockCard(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ card: giftCards, expired })
    .from(giftCards)
    .where(eq(giftCards.id, id))
    .for('update');
  return row ?? null;
}

export async function updateCard(
  tx: Executor,
  id: string,
  change: Partial<NewGiftCard>,
): Promise<void> {
  await tx
    .update(giftCards)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(giftCards.id, id));
}

/**
 * Extends the validity of a card, also an expired one, to at least 30 days from now, because money
 * was returned to it.
 */
export async function extendCard(tx: Executor, account: LedgerAccount): Promise<void> {
  const last = sql`now() + interval '30 days'`;
  await tx
    .update(giftCards)
    .set({ expiresAt: last, updatedAt: sql`now()` })
    .where(
      and(sql`'gift:' || ${giftCards.id} = ${account}`, sql`${giftCards.expiresAt} < ${last}`),
    );
}

/**
 * Marks active cards whose send date has come as sent: the card `id`, or at most 100 cards without
 * it.
 * @returns their ids
 */
export async function takeDueCards(tx: Executor, id?: string): Promise<string[]> {
  const due = tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      and(
        eq(giftCards.status, 'active'),
        isNull(giftCards.sentAt),
        or(isNull(giftCards.sendOn), sql`${giftCards.sendOn} <= ${indianDay(sql`now()`)}`),
        id === undefined ? undefined : eq(giftCards.id, id),
      ),
    )
    .limit(100)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(giftCards)
    .set({ sentAt: sql`now()`, updatedAt: sql`now()` })
    .where(sql`${giftCards.id} = any(array(${due}))`)
    .returning({ id: giftCards.id });
  return rows.map((row) => row.id);
}

/**
 * Marks cards that expire within this many days and have a balance and a recipient as reminded, at
 * most 100. @returns their ids
 */
export async function takeExpiringCards(tx: Executor, days: number): Promise<string[]> {
  const expiring = tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      and(
        eq(giftCards.status, 'active'),
        isNotNull(giftCards.sentAt),
        sql`${giftCards.expiresAt} > now()`,
        sql`${giftCards.expiresAt} <= now() + make_interval(days => ${days}::int)`,
        sql`${giftCards.remindedOf} is distinct from ${giftCards.expiresAt}`,
        or(isNotNull(giftCards.recipientEmail), isNotNull(giftCards.buyerEmail)),
        sql`${cardBalance} > 0`,
      ),
    )
    .limit(100)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(giftCards)
    .set({ remindedOf: sql`${giftCards.expiresAt}` })
    .where(sql`${giftCards.id} = any(array(${expiring}))`)
    .returning({ id: giftCards.id });
  return rows.map(({ id }) => id);
}

/** Lists expired cards with a balance, at most 100. */
export async function listExpiredCards(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(and(sql`${giftCards.expiresAt} <= now()`, sql`${cardBalance} > 0`))
    .orderBy(giftCards.expiresAt)
    .limit(100);
  return rows.map(({ id }) => id);
}

/** SQL for the balance of a card in the outer query, paise. */
export const cardBalance = sql<number>`(select coalesce(sum(e.amount_paise), 0)::float8 from ledger_entries e
  where e.account = 'gift:' || ${giftCards.id})`;

/** Matches cards that were bought by an account, or by a guest with its verified email address. */
const isBoughtBy = ({ id, verifiedEmail }: ConsentUser) =>
  or(
    eq(giftCards.buyerId, id),
    verifiedEmail === null
      ? undefined
      : and(isNull(giftCards.buyerId), eq(giftCards.buyerEmail, verifiedEmail)),
  );

/** Lists the cards that a user bought, latest first. */
export async function listCardsBoughtBy(db: Executor, user: ConsentUser): Promise<GiftCardRow[]> {
  return db
    .select()
    .from(giftCards)
    .where(isBoughtBy(user))
    .orderBy(sql`${giftCards.createdAt} desc`);
}

const anonymised = {
  buyerId: null,
  buyerEmail: null,
  giverName: '',
  recipientName: '',
  recipientEmail: null,
  message: '',
} as const satisfies Partial<NewGiftCard>;

/**
 * Erases the buyer's personal data from the cards of a deleted account; a card that has not been
 * sent keeps its recipient, who may be the buyer.
 */
export async function anonymiseBuyer(tx: Executor, buyer: ConsentUser): Promise<void> {
  await tx
    .update(giftCards)
    .set({
      ...anonymised,
      recipientName: sql`case when ${giftCards.sentAt} is null then ${giftCards.recipientName} else '' end`,
      recipientEmail: sql`case when ${giftCards.sentAt} is null
        then coalesce(${giftCards.recipientEmail}, ${giftCards.buyerEmail}) end`,
    })
    .where(isBoughtBy(buyer));
}

/** Moves the cards that one account bought to another. */
export async function moveCards(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(giftCards).set({ buyerId: to }).where(eq(giftCards.buyerId, from));
}

/**
 * Erases names, addresses and messages of cards that were unpaid, used up or expired, this many
 * days ago.
 */
export async function forgetPeople(db: Executor, days: number): Promise<void> {
  const cutoff = sql`now() - make_interval(days => ${days}::int)`;
  await db
    .update(giftCards)
    .set(anonymised)
    .where(
      and(
        sql`${giftCards.updatedAt} < ${cutoff}`,
        or(
          eq(giftCards.status, 'ordered'),
          sql`${giftCards.expiresAt} < ${cutoff}`,
          and(sql`${giftCards.sentAt} < ${cutoff}`, sql`${cardBalance} = 0`),
        ),
        sql`(${giftCards.buyerEmail} is not null or ${giftCards.recipientEmail} is not null
          or ${giftCards.message} <> '' or ${giftCards.giverName} <> '')`,
      ),
    );
}
