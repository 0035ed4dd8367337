import type { Locale } from '@jyotiratna/contract';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { consents } from '../../accounts/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { subscribers } from '../schema.ts';

export type SubscriberRow = typeof subscribers.$inferSelect;

/** Notes that an address was given, on a page in that locale: who has not said yes yet is asked in it. @returns its row */
export async function noteSubscriber(tx: Executor, id: string, email: string, locale: Locale): Promise<SubscriberRow> {
  const [row] = await tx
    .insert(subscribers)
    .values({ id, email, locale })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { locale: sql`case when ${subscribers.confirmedAt} is null then ${locale} else ${subscribers.locale} end` },
    })
    .returning();
  return row!;
}

export async function findSubscriber(db: Executor, id: string): Promise<SubscriberRow | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row ?? null;
}

/** Puts a waiting subscriber on the list. @returns its row when it was waiting, else null */
export async function confirmSubscriber(tx: Executor, id: string): Promise<SubscriberRow | null> {
  const [row] = await tx
    .update(subscribers)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt)))
    .returning();
  return row ?? null;
}

/** Takes a subscriber off the list and out of the database, with the consent that was given. */
export async function deleteSubscriber(tx: Executor, id: string): Promise<void> {
  const row = await findSubscriber(tx, id);
  if (row) await deleteSubscriberByEmail(tx, row.email);
}

/** The same by address (lower-cased); nothing happens where it is not on the list. */
export async function deleteSubscriberByEmail(tx: Executor, email: string): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.email, email));
  await tx.delete(consents).where(and(eq(consents.email, email), eq(consents.purpose, 'newsletter')));
}

/** Removes addresses that never said yes. */
export async function deleteUnconfirmedSubscribers(db: Executor, days: number): Promise<void> {
  await db
    .delete(subscribers)
    .where(
      and(isNull(subscribers.confirmedAt), lt(subscribers.createdAt, sql`now() - make_interval(days => ${days}::int)`)),
    );
}

/** Notes that this address agreed to the email, in the wording of that version. */
export async function insertNewsletterConsent(tx: Executor, email: string, noticeVersion: string): Promise<void> {
  await tx.insert(consents).values({ email, purpose: 'newsletter', noticeVersion, granted: true });
}

/** A page of those on the list after the one named `after`, the latest first, and the id to continue with. One query. */
export async function listConfirmedSubscribers(
  db: Executor,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ rows: SubscriberRow[]; next: string | null }> {
  const before =
    after &&
    sql`(${subscribers.confirmedAt}, ${subscribers.id}) < (select s.confirmed_at, s.id from ${subscribers} s where s.id = ${after})`;
  const found = await db
    .select()
    .from(subscribers)
    .where(and(isNotNull(subscribers.confirmedAt), before || undefined))
    .orderBy(desc(subscribers.confirmedAt), desc(subscribers.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** Everyone on the list, in the order of their yes. */
export async function listAllSubscribers(db: Executor): Promise<SubscriberRow[]> {
  return db
    .select()
    .from(subscribers)
    .where(isNotNull(subscribers.confirmedAt))
    .orderBy(subscribers.confirmedAt, subscribers.id);
}

/** How many are on the list, and how many were asked and have not said yes. One query. */
export async function countSubscribers(db: Executor): Promise<{ confirmed: number; unconfirmed: number }> {
  const [row] = await db
    .select({
      confirmed: sql<number>`count(${subscribers.confirmedAt})::int`,
      unconfirmed: sql<number>`(count(*) - count(${subscribers.confirmedAt}))::int`,
    })
    .from(subscribers);
  return row!;
}
