import type { Locale } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { consents } from '../accounts/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { subscribers } from './schema.ts';

export type SubscriberRow = typeof subscribers.$inferSelect;

/**
 * Inserts a requested subscription in the locale of the page; an unconfirmed address is emailed in
 * that locale.
 * @returns the subscriber's row
 */
export async function recordSubscriber(
  tx: Executor,
  id: string,
  email: string,
  locale: Locale,
): Promise<SubscriberRow> {
  const [row] = await tx
    .insert(subscribers)
    .values({ id, email, locale })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        locale: sql`case when ${subscribers.confirmedAt} is null then ${locale} else ${subscribers.locale} end`,
      },
    })
    .returning();
  return defined(row);
}

export async function findSubscriber(db: Executor, id: string): Promise<SubscriberRow | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row ?? null;
}

/** Confirms a pending subscriber. @returns its row; null if it was not pending */
export async function confirmSubscriber(tx: Executor, id: string): Promise<SubscriberRow | null> {
  const [row] = await tx
    .update(subscribers)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt)))
    .returning();
  return row ?? null;
}

/** Deletes a subscriber and its recorded consent. */
export async function deleteSubscriber(tx: Executor, id: string): Promise<void> {
  const row = await findSubscriber(tx, id);
  if (row) await deleteSubscriberByEmail(tx, row.email);
}

/**
 * Deletes a subscriber and its recorded consent by the lower-cased address; ignores an unknown
 * address.
 */
export async function deleteSubscriberByEmail(tx: Executor, email: string): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.email, email));
  await tx
    .delete(consents)
    .where(and(eq(consents.email, email), eq(consents.purpose, 'newsletter')));
}

/**
 * Deletes addresses that were requested this many days ago and never confirmed; imported ones stay.
 */
export async function deleteUnconfirmedSubscribers(db: Executor, days: number): Promise<void> {
  await db
    .delete(subscribers)
    .where(
      and(
        isNull(subscribers.confirmedAt),
        isNull(subscribers.previousState),
        lt(subscribers.createdAt, sql`now() - make_interval(days => ${days}::int)`),
      ),
    );
}

/** Inserts an address's consent to the email, with the version of the form. */
export async function insertNewsletterConsent(
  tx: Executor,
  email: string,
  noticeVersion: string,
): Promise<void> {
  await tx.insert(consents).values({ email, purpose: 'newsletter', noticeVersion, granted: true });
}

/** SQL condition for subscribers: confirmed here, or subscribed in the previous shop. */
const listed = or(isNotNull(subscribers.confirmedAt), eq(subscribers.previousState, 'subscribed'));
const subscribedAt = sql<Date>`coalesce(${subscribers.confirmedAt}, ${subscribers.previousAt}, ${subscribers.createdAt})`;

/**
 * A page of subscribers after the id `after`, latest first, and the `after` of the next page; null
 * at the end. One query.
 */
export async function listSubscriberRows(
  db: Executor,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ rows: SubscriberRow[]; next: string | null }> {
  const before =
    after &&
    sql`(${subscribedAt}, ${subscribers.id}) < (select coalesce(s.confirmed_at, s.previous_at, s.created_at), s.id
      from ${subscribers} s where s.id = ${after})`;
  const found = await db
    .select()
    .from(subscribers)
    .where(and(listed, before || undefined))
    .orderBy(desc(subscribedAt), desc(subscribers.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** All subscribers, in order of subscription. */
export async function listAllSubscribers(db: Executor): Promise<SubscriberRow[]> {
  return db.select().from(subscribers).where(listed).orderBy(subscribedAt, subscribers.id);
}

/** The numbers of confirmed, imported and pending subscribers. One query. */
export async function countSubscribers(
  db: Executor,
): Promise<{ confirmed: number; imported: number; unconfirmed: number }> {
  const imported = sql`${subscribers.confirmedAt} is null and ${subscribers.previousState} = 'subscribed'`;
  const [row] = await db
    .select({
      confirmed: sql<number>`count(${subscribers.confirmedAt})::int`,
      imported: sql<number>`(count(*) filter (where ${imported}))::int`,
      unconfirmed: sql<number>`(count(*) filter (where ${subscribers.confirmedAt} is null
        and ${subscribers.previousState} is distinct from 'subscribed'))::int`,
    })
    .from(subscribers);
  return defined(row);
}
