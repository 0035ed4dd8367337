import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ConsentUser } from '../accounts/consent-queries.ts';
import type { LedgerAccount } from '../ledger/accounts.ts';
import { indianDay, inIndia } from '../platform/database/india.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { giftCards } from './schema.ts';

export type GiftCardRow = typeof giftCards.$inferSelect;
export type NewGiftCard = typeof giftCards.$inferInsert;

/** SQL of the end of the day in India on which a card of so many months, from now on, ends. */
const endAfter = (months: unknown) =>
  inIndia(
    sql`(date_trunc('day', ${inIndia(sql`now()`)}) + make_interval(months => ${months}::int, days => 1))`,
  );

/** @returns null where the request has issued a card, also by another process at the same time */
export async function insertCard(tx: Executor, row: NewGiftCard): Promise<GiftCardRow | null> {
  const [inserted] = await tx
    .insert(giftCards)
    .values(row)
    .onConflictDoNothing({ target: giftCards.requestKey })
    .returning();
  return inserted ?? null;
}

/** Sets the end of a card that is valid from now on. */
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

/** The card of a code's hash, and whether its time is over by the database's clock. */
export async function findCardByHash(db: Executor, codeHash: string) {
  const [row] = await db
    .select({ card: giftCards, ended })
    .from(giftCards)
    .where(eq(giftCards.codeHash, codeHash));
  return row ?? null;
}

const ended = sql<boolean>`coalesce(${giftCards.expiresAt} <= now(), false)`;

/** Locked until the transaction ends; read its balance after that. */
export async function lockCard(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ card: giftCards, ended })
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

/** Money comes back to a card: it can be used for 30 days more, also where its time is over. */
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
 * Marks cards whose day has come as sent. @param id of one card; absent: of all of them, at most
 * 100 at once
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
 * Marks cards that end within so many days and have a balance and a recipient as reminded of, at
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

/** Cards whose time is over and that have a balance, at most 100. */
export async function listEnded(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(and(sql`${giftCards.expiresAt} <= now()`, sql`${cardBalance} > 0`))
    .orderBy(giftCards.expiresAt)
    .limit(100);
  return rows.map(({ id }) => id);
}

/** SQL of the balance of the card that the surrounding query is at, paise. */
export const cardBalance = sql<number>`(select coalesce(sum(e.amount_paise), 0)::float8 from ledger_entries e
  where e.account = 'gift:' || ${giftCards.id})`;

/** For cards that an account bought, or a guest with its verified address. */
const isBoughtBy = ({ id, verifiedEmail }: ConsentUser) =>
  or(
    eq(giftCards.buyerId, id),
    verifiedEmail === null
      ? undefined
      : and(isNull(giftCards.buyerId), eq(giftCards.buyerEmail, verifiedEmail)),
  );

/** The cards that a user bought, the latest first. */
export async function listCardsBoughtBy(db: Executor, user: ConsentUser): Promise<GiftCardRow[]> {
  return db
    .select()
    .from(giftCards)
    .where(isBoughtBy(user))
    .orderBy(sql`${giftCards.createdAt} desc`);
}

const withoutPeople = {
  buyerId: null,
  buyerEmail: null,
  giverName: '',
  recipientName: '',
  recipientEmail: null,
  message: '',
} as const satisfies Partial<NewGiftCard>;

/**
 * Erases the buyer's personal data from the cards of a deleted account; a card that has not been
 * sent yet keeps its recipient, which may be the buyer.
 */
export async function forgetBuyer(tx: Executor, buyer: ConsentUser): Promise<void> {
  await tx
    .update(giftCards)
    .set({
      ...withoutPeople,
      recipientName: sql`case when ${giftCards.sentAt} is null then ${giftCards.recipientName} else '' end`,
      recipientEmail: sql`case when ${giftCards.sentAt} is null
        then coalesce(${giftCards.recipientEmail}, ${giftCards.buyerEmail}) end`,
    })
    .where(isBoughtBy(buyer));
}

/** The cards that one account bought become another's. */
export async function moveCards(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(giftCards).set({ buyerId: to }).where(eq(giftCards.buyerId, from));
}

/**
 * Takes names, addresses and messages off cards that were not paid for, used up or ended this many
 * days ago.
 */
export async function forgetPeople(db: Executor, days: number): Promise<void> {
  const cutoff = sql`now() - make_interval(days => ${days}::int)`;
  await db
    .update(giftCards)
    .set(withoutPeople)
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
