import type { Locale } from '@jyotiratna/contract';
import { and, eq, gt, inArray, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../accounts/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { orderEvents, orders } from '../../reservations/schema.ts';
import { cartReminders, type KeptLine } from '../schema.ts';

export type ReminderRow = typeof cartReminders.$inferSelect;

type Kept = {
  id: string;
  email: string;
  ownerKey: string;
  checkoutId: string;
  lines: KeptLine[];
  locale: Locale;
  noticeVersion: string;
};

/**
 * Keeps a cart in place of what its owner or its address has kept before. The same checkout again changes the cart alone;
 * another one is a consent of its own, with its own mails.
 */
export async function keepReminder(tx: Executor, kept: Kept): Promise<void> {
  await tx
    .delete(cartReminders)
    .where(and(eq(cartReminders.ownerKey, kept.ownerKey), ne(cartReminders.email, kept.email)));
  const { id: _, email: __, ...set } = kept;
  const other = sql`(${cartReminders.checkoutId} <> excluded.checkout_id or ${cartReminders.ownerKey} <> excluded.owner_key)`;
  const anew = <Value>(value: SQL | Value, column: SQL | unknown) =>
    sql`case when ${other} then ${value} else ${column} end`;
  await tx
    .insert(cartReminders)
    .values(kept)
    .onConflictDoUpdate({
      target: cartReminders.email,
      set: {
        ...set,
        keptAt: sql`now()`,
        round: anew(sql`${cartReminders.round} + 1`, cartReminders.round),
        agreedAt: anew(sql`now()`, cartReminders.agreedAt),
        sent: anew(0, cartReminders.sent),
        sentAt: anew(sql`null`, cartReminders.sentAt),
        restoredBy: anew(sql`'[]'::jsonb`, cartReminders.restoredBy),
      },
    });
}

export async function findReminder(db: Executor, id: string): Promise<ReminderRow | null> {
  const [row] = await db.select().from(cartReminders).where(eq(cartReminders.id, id));
  return row ?? null;
}

export async function deleteReminderOfOwner(db: Executor, ownerKey: string): Promise<void> {
  await db.delete(cartReminders).where(eq(cartReminders.ownerKey, ownerKey));
}

export async function deleteReminderByEmail(db: Executor, email: string): Promise<void> {
  await db.delete(cartReminders).where(eq(cartReminders.email, email));
}

/** Removes carts that were last changed so many days ago. */
export async function forgetReminders(db: Executor, days: number): Promise<void> {
  await db.delete(cartReminders).where(sql`${cartReminders.keptAt} < now() - make_interval(days => ${days}::int)`);
}

/** What is kept of a person: by their account, and by their proven address. */
export async function listRemindersOf(db: Executor, { id, email }: { id: string; email: string | null }) {
  const { email: to, lines, agreedAt, noticeVersion, sent, keptAt } = cartReminders;
  return db
    .select({ email: to, lines, agreedAt, noticeVersion, sent, keptAt })
    .from(cartReminders)
    .where(or(eq(cartReminders.ownerKey, `user:${id}`), email === null ? undefined : eq(to, email)));
}

/** Notes into whose cart it was put; the first twenty count, more browsers nobody has. */
export async function noteRestored(db: Executor, id: string, ownerKey: string): Promise<void> {
  const owner = sql`to_jsonb(${ownerKey}::text)`;
  await db
    .update(cartReminders)
    .set({ restoredBy: sql`${cartReminders.restoredBy} || ${owner}` })
    .where(
      and(
        eq(cartReminders.id, id),
        sql`not ${cartReminders.restoredBy} @> ${owner} and jsonb_array_length(${cartReminders.restoredBy}) < 20`,
      ),
    );
}

/** Whose orders end a reminder: its address's, its owner's, and theirs into whose carts it was put. An index serves each. */
const theirs = [
  eq(orders.email, cartReminders.email),
  sql`${orders.ownerKey} = any(array(select jsonb_array_elements_text(${cartReminders.restoredBy}) union all select ${cartReminders.ownerKey}))`,
  sql`${orders.userId} = (select ${users.id} from ${users} where ${users.email} = ${cartReminders.email})`,
];
const anyOrder = (where: SQL | undefined) => sql`exists (select 1 from ${orders} where ${where})`;
const isBought = sql`${orders.status} not in ('created', 'expired')`;
const boughtSince = sql`exists (select 1 from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
  and ${orderEvents.to} not in ('created', 'expired') and ${orderEvents.at} >= ${cartReminders.agreedAt})`;

/** Something was bought by them since they agreed, or an order of that very checkout was. */
const bought = or(
  anyOrder(and(eq(orders.ownerKey, cartReminders.ownerKey), eq(orders.checkoutId, cartReminders.checkoutId), isBought)),
  ...theirs.map((who) => anyOrder(and(who, isBought, boughtSince))),
)!;

/** Somebody of them is about to pay. */
const paying = or(
  ...theirs.map((who) => anyOrder(and(who, eq(orders.status, 'created'), sql`${orders.expiresAt} > now()`))),
)!;

/** Whether the cart's reminder stands: kept still, and nothing bought since. */
export async function findUnbought(db: Executor, id: string): Promise<ReminderRow | null> {
  const [row] = await db
    .select()
    .from(cartReminders)
    .where(and(eq(cartReminders.id, id), not(bought)));
  return row ?? null;
}

/** Forgets carts of those who have bought since. */
export async function deleteBought(db: Executor): Promise<void> {
  await db.delete(cartReminders).where(bought);
}

/** A mail that is much too late says nothing: a shop that was down for days is silent about what was left before. */
const latest = sql`interval '2 days'`;

/**
 * Takes up to that many carts whose next mail is due, each once: of processes at the same time one gets it. One statement;
 * the caller's transaction decides that it is sent. `minutes` from the last change of the cart, for each mail; between two
 * mails lies as much as between their times, also where the first was late.
 */
export async function takeDue(
  tx: Executor,
  minutes: readonly number[],
  max: number,
): Promise<Pick<ReminderRow, 'id' | 'email' | 'round' | 'sent'>[]> {
  const ago = (count: number) => sql`now() - make_interval(mins => ${count}::int)`;
  const due = minutes.map((after, at) =>
    and(
      eq(cartReminders.sent, at),
      lte(cartReminders.keptAt, ago(after)),
      gt(cartReminders.keptAt, sql`${ago(after)} - ${latest}`),
      or(isNull(cartReminders.sentAt), lte(cartReminders.sentAt, ago(after - (minutes[at - 1] ?? after)))),
    ),
  );
  const chosen = tx
    .select({ id: cartReminders.id })
    .from(cartReminders)
    .where(and(or(...due), not(bought), not(paying)))
    .orderBy(cartReminders.keptAt)
    .limit(max)
    .for('update', { of: cartReminders, skipLocked: true });
  return tx
    .update(cartReminders)
    .set({ sent: sql`${cartReminders.sent} + 1`, sentAt: sql`now()` })
    .where(and(inArray(cartReminders.id, chosen), or(...due)))
    .returning({
      id: cartReminders.id,
      email: cartReminders.email,
      round: cartReminders.round,
      sent: cartReminders.sent,
    });
}
