import { consultationLimits, type HealerHours } from '@jyotiratna/contract';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { ringsFor } from '../accounts/push/rings-queries.ts';
import { users } from '../accounts/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { assignCertificates } from './certificates/queries.ts';
import { healerAccounts } from './schema.ts';

export type HealerAccountRow = typeof healerAccounts.$inferSelect;

const lease = sql`make_interval(secs => ${consultationLimits.leaseMs / 1000}::float8)`;

/**
 * A lease with a later expiry than any new one could have was granted before the clock was set
 * back.
 */
export const isOnlineNow = sql<boolean>`${healerAccounts.switchedOn} and ${healerAccounts.userId} is not null
  and coalesce(${healerAccounts.presentUntil} > now() and ${healerAccounts.presentUntil} <= now() + ${lease}, false)`;

/** Switched on without an open dashboard, and a request rings on a device. */
export const isReachableNow = sql<boolean>`${healerAccounts.switchedOn} and ${healerAccounts.userId} is not null
  and not (${isOnlineNow}) and ${ringsFor(healerAccounts.userId)}`;

const presence = {
  ...{ account: healerAccounts, online: isOnlineNow, reachable: isReachableNow },
  rings: ringsFor(healerAccounts.userId),
};

/**
 * Every healer that has or had an invitation or hours of their own, with whether they are there by
 * the database's clock.
 */
export async function listHealerAccounts(db: Executor) {
  return db
    .select({ ...presence, email: users.email })
    .from(healerAccounts)
    .leftJoin(users, eq(users.id, healerAccounts.userId));
}

/** By the healer's id in the list, or by the user's account. */
export async function findHealerAccount(db: Executor, id: string) {
  const [row] = await db
    .select(presence)
    .from(healerAccounts)
    .where(or(eq(healerAccounts.healerId, id), eq(healerAccounts.userId, id)));
  return row ?? null;
}

/** The same row without its state, locked until the transaction is complete. */
export async function lockHealerAccount(
  tx: Executor,
  id: string,
): Promise<HealerAccountRow | null> {
  const [row] = await tx
    .select()
    .from(healerAccounts)
    .where(or(eq(healerAccounts.healerId, id), eq(healerAccounts.userId, id)))
    .for('update');
  return row ?? null;
}

/** Renews the lease of the open dashboard. */
export async function renewLease(db: Executor, userId: string): Promise<void> {
  await db
    .update(healerAccounts)
    .set({ presentUntil: sql`now() + ${lease}` })
    .where(eq(healerAccounts.userId, userId));
}

export async function setSwitchedOn(db: Executor, userId: string, on: boolean): Promise<void> {
  const change = { switchedOn: on, missedRequests: 0 };
  await db.update(healerAccounts).set(change).where(eq(healerAccounts.userId, userId));
}

/** Missed requests in a row after which a healer is switched off. */
const maxMissed = 2;

/** Counts a missed request. @returns whether it has switched the healer off */
export async function countMissed(tx: Executor, userId: string): Promise<boolean> {
  const { missedRequests, switchedOn } = healerAccounts;
  const [row] = await tx
    .update(healerAccounts)
    .set({
      missedRequests: sql`${missedRequests} + 1`,
      switchedOn: sql`${switchedOn} and ${missedRequests} + 1 < ${maxMissed}`,
    })
    .where(and(eq(healerAccounts.userId, userId), switchedOn))
    .returning({ isOn: switchedOn });
  return row?.isOn === false;
}

/** A response to a request: the count of missed ones starts again. */
export async function clearMissed(tx: Executor, userId: string): Promise<void> {
  const missed = and(eq(healerAccounts.userId, userId), ne(healerAccounts.missedRequests, 0));
  await tx.update(healerAccounts).set({ missedRequests: 0 }).where(missed);
}

/**
 * The recipient of a healer's invitation; a later one replaces a previous one, also for another
 * healer.
 * @returns false if an invitation was already accepted
 */
export async function inviteToHealer(
  tx: Executor,
  { healerId, email, sharePercent }: { healerId: string; email: string; sharePercent: number },
): Promise<boolean> {
  const { invitedEmail } = healerAccounts;
  const ofOtherHealers = and(eq(invitedEmail, email), ne(healerAccounts.healerId, healerId));
  await tx.update(healerAccounts).set({ invitedEmail: null }).where(ofOtherHealers);
  const rows = await tx
    .insert(healerAccounts)
    .values({ healerId, invitedEmail: email, sharePercent })
    .onConflictDoUpdate({
      target: healerAccounts.healerId,
      set: { invitedEmail: email, sharePercent },
      setWhere: sql`${healerAccounts.userId} is null`,
    })
    .returning({ healerId: healerAccounts.healerId });
  return rows.length > 0;
}

/**
 * Sets the future share of customer payments of a healer with an account. @returns the previous
 * one; null if no user is linked
 */
export async function setShare(
  tx: Executor,
  healerId: string,
  sharePercent: number,
): Promise<number | null> {
  const mine = and(eq(healerAccounts.healerId, healerId), isNotNull(healerAccounts.userId));
  const [before] = await tx
    .select({ sharePercent: healerAccounts.sharePercent })
    .from(healerAccounts)
    .where(mine)
    .for('update');
  if (!before) return null;
  await tx.update(healerAccounts).set({ sharePercent }).where(mine);
  return before.sharePercent;
}

/** A row for a healer of the list without an invitation. */
export async function ensureHealerRow(tx: Executor, healerId: string): Promise<void> {
  await tx.insert(healerAccounts).values({ healerId }).onConflictDoNothing();
}

/** Deletes the hours of a healer without a linked user or invitation. */
export async function dropHealerRow(tx: Executor, healerId: string): Promise<void> {
  const { userId, invitedEmail } = healerAccounts;
  await tx
    .delete(healerAccounts)
    .where(and(eq(healerAccounts.healerId, healerId), isNull(userId), isNull(invitedEmail)));
}

/**
 * Sets the availability, by the healer's id in the list or by the user's account. @returns the
 * previous one; null if there is no row
 */
export async function setHours(
  tx: Executor,
  id: string,
  hours: HealerHours,
): Promise<Pick<HealerAccountRow, 'hours'> | null> {
  const one = or(eq(healerAccounts.healerId, id), eq(healerAccounts.userId, id));
  const [before] = await tx
    .select({ hours: healerAccounts.hours })
    .from(healerAccounts)
    .where(one)
    .for('update');
  await tx.update(healerAccounts).set({ hours }).where(one);
  return before ?? null;
}

/** A healer's own description and portrait. */
export async function changeHealer(
  db: Executor,
  userId: string,
  change: Partial<Pick<HealerAccountRow, 'bioEn' | 'bioHi' | 'pictureId'>>,
): Promise<void> {
  await db.update(healerAccounts).set(change).where(eq(healerAccounts.userId, userId));
}

/**
 * Unlinks the user of a healer: the healer of the list is a sample again, and requests are not
 * delivered.
 */
export async function leaveHealer(tx: Executor, userId: string): Promise<void> {
  await tx
    .update(healerAccounts)
    .set({
      userId: null,
      switchedOn: false,
      presentUntil: null,
      hours: null,
      bioEn: null,
      bioHi: null,
    })
    .where(eq(healerAccounts.userId, userId));
}

/**
 * Links the healer with an invitation for that address to an account, with the stored documents
 * of the profile; null without such a healer.
 */
export async function takeHealer(
  tx: Executor,
  email: string,
  userId: string,
): Promise<string | null> {
  // One, though two invitations may have been issued in the same instant.
  const invited = tx
    .select({ healerId: healerAccounts.healerId })
    .from(healerAccounts)
    .where(and(eq(healerAccounts.invitedEmail, email), isNull(healerAccounts.userId)))
    .limit(1);
  const [row] = await tx
    .update(healerAccounts)
    .set({ userId, invitedEmail: null })
    .where(and(inArray(healerAccounts.healerId, invited), isNull(healerAccounts.userId)))
    .returning({ healerId: healerAccounts.healerId });
  if (!row) return null;
  await assignCertificates(tx, { healerId: row.healerId, userId });
  return row.healerId;
}
