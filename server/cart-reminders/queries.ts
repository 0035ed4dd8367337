import type { Locale } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import { and, eq, gt, inArray, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { orderEvents, orders } from '../reservations/schema.ts';
import { cartReminders, type SavedLine } from './schema.ts';

export type ReminderRow = typeof cartReminders.$inferSelect;

type Stored = {
  id: string;
  email: string;
  ownerKey: string;
  checkoutId: string;
  lines: SavedLine[];
  locale: Locale;
  noticeVersion: string;
};

/**
 * Stores a cart, replacing a previous one of its owner or email address. For the same checkout only
 * the cart is updated; another checkout is a separate consent, with its own reminders.
 */
export async function keepReminder(tx: Executor, saved: Stored): Promise<void> {
  await tx
    .delete(cartReminders)
    .where(and(eq(cartReminders.ownerKey, saved.ownerKey), ne(cartReminders.email, saved.email)));
  const { id: _, email: __, ...set } = saved;
  const other = sql`(${cartReminders.checkoutId} <> excluded.checkout_id or ${cartReminders.ownerKey} <> excluded.owner_key)`;
  const anew = <Value>(value: SQL | Value, column: SQL | unknown) =>
    sql`case when ${other} then ${value} else ${column} end`;
  await tx
    .insert(cartReminders)
    .values(saved)
    .onConflictDoUpdate({
      target: cartReminders.email,
      set: {
        ...set,
        savedAt: sql`now()`,
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

/** Deletes carts that were last changed `days` days ago or earlier. */
export async function deleteReminders(db: Executor, days: number): Promise<void> {
  await db
    .delete(cartReminders)
    .where(sql`${cartReminders.savedAt} < now() - make_interval(days => ${days}::int)`);
}

/** A user's stored carts, by account and by verified email address. */
export async function listRemindersOf(
  db: Executor,
  { id, email }: { id: string; email: string | null },
) {
  const { email: to, lines, agreedAt, noticeVersion, sent, savedAt } = cartReminders;
  return db
    .select({ email: to, lines, agreedAt, noticeVersion, sent, savedAt: savedAt })
    .from(cartReminders)
    .where(
      or(eq(cartReminders.ownerKey, `user:${id}`), email === null ? undefined : eq(to, email)),
    );
}

/**
 * Records the owner of the cart into which a stored cart was restored, at most twenty: no real user
 * has more browsers.
 */
export async function recordRestored(db: Executor, id: string, ownerKey: string): Promise<void> {
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

/**
 * Conditions for orders that end a reminder: by its email address, its owner, the owners of carts
 * restored from it, or the account of its address. Each is supported by an index.
 */
const theirs = [
  eq(orders.email, cartReminders.email),
  sql`${orders.ownerKey} = any(array(select jsonb_array_elements_text(${cartReminders.restoredBy}) union all select ${cartReminders.ownerKey}))`,
  sql`${orders.userId} = (select ${users.id} from ${users} where ${users.email} = ${cartReminders.email})`,
];
const anyOrder = (where: SQL | undefined) => sql`exists (select 1 from ${orders} where ${where})`;
const isOrdered = sql`${orders.status} not in ('created', 'expired')`;
const orderedAfterConsent = sql`exists (select 1 from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
  and ${orderEvents.to} not in ('created', 'expired') and ${orderEvents.at} >= ${cartReminders.agreedAt})`;

/** The customer has made a purchase since the consent, or ordered this checkout. */
const ordered = defined(
  or(
    anyOrder(
      and(
        eq(orders.ownerKey, cartReminders.ownerKey),
        eq(orders.checkoutId, cartReminders.checkoutId),
        isOrdered,
      ),
    ),
    ...theirs.map((user) => anyOrder(and(user, isOrdered, orderedAfterConsent))),
  ),
);

/** The customer has an order with a pending payment. */
const paying = defined(
  or(
    ...theirs.map((user) =>
      anyOrder(and(user, eq(orders.status, 'created'), sql`${orders.expiresAt} > now()`)),
    ),
  ),
);

/** A stored cart whose customer has made no purchase since; null otherwise. */
export async function findUnbought(db: Executor, id: string): Promise<ReminderRow | null> {
  const [row] = await db
    .select()
    .from(cartReminders)
    .where(and(eq(cartReminders.id, id), not(ordered)));
  return row ?? null;
}

/** Deletes carts whose customers have made a purchase since. */
export async function deleteOrdered(db: Executor): Promise<void> {
  await db.delete(cartReminders).where(ordered);
}

/** A late reminder is useless: after an outage of days, none is sent for older carts. */
const latest = sql`interval '2 days'`;

/**
 * Claims a number of carts whose next reminder is due, each by only one process, in one statement;
 * the caller's transaction queues the reminder. `minutes` after the cart's last change, for each
 * reminder; if the first is late, the interval between two still is that between their times.
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
      lte(cartReminders.savedAt, ago(after)),
      gt(cartReminders.savedAt, sql`${ago(after)} - ${latest}`),
      or(
        isNull(cartReminders.sentAt),
        lte(cartReminders.sentAt, ago(after - (minutes[at - 1] ?? after))),
      ),
    ),
  );
  const selected = tx
    .select({ id: cartReminders.id })
    .from(cartReminders)
    .where(and(or(...due), not(ordered), not(paying)))
    .orderBy(cartReminders.savedAt)
    .limit(max)
    .for('update', { of: cartReminders, skipLocked: true });
  return tx
    .update(cartReminders)
    .set({ sent: sql`${cartReminders.sent} + 1`, sentAt: sql`now()` })
    .where(and(inArray(cartReminders.id, selected), or(...due)))
    .returning({
      id: cartReminders.id,
      email: cartReminders.email,
      round: cartReminders.round,
      sent: cartReminders.sent,
    });
}

/** Reassigns the stored cart of one user to another. */
export async function moveReminder(tx: Executor, from: string, to: string): Promise<void> {
  await tx
    .update(cartReminders)
    .set({ ownerKey: `user:${to}` })
    .where(eq(cartReminders.ownerKey, `user:${from}`));
}
