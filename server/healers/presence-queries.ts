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
 * SQL condition: a healer is online (switched on, with a current presence lease). A lease that
 * expires later than a new one would was granted before the clock was set back, and is ignored.
 */
export const isOnlineNow = sql<boolean>`${healerAccounts.switchedOn} and ${healerAccounts.userId} is not null
  and coalesce(${healerAccounts.presentUntil} > now() and ${healerAccounts.presentUntil} <= now() + ${lease}, false)`;

/**
 * SQL condition: a healer is switched on without an open dashboard, and has a device that rings for
 * chat requests.
 */
export const isReachableNow = sql<boolean>`${healerAccounts.switchedOn} and ${healerAccounts.userId} is not null
  and not (${isOnlineNow}) and ${ringsFor(healerAccounts.userId)}`;

const presence = {
  ...{ account: healerAccounts, online: isOnlineNow, reachable: isReachableNow },
  rings: ringsFor(healerAccounts.userId),
};

/**
 * Lists all healers with an account row (from an invitation or their own hours), with their
 * presence by the database's clock.
 */
export async function listHealerAccounts(db: Executor) {
  return db
    .select({ ...presence, email: users.email })
    .from(healerAccounts)
    .leftJoin(users, eq(users.id, healerAccounts.userId));
}

/** Finds a healer with presence, by the healer's id or the user's id. */
export async function findHealerAccount(db: Executor, id: string) {
  const [row] = await db
    .select(presence)
    .from(healerAccounts)
    .where(or(eq(healerAccounts.healerId, id), eq(healerAccounts.userId, id)));
  return row ?? null;
}

/**
 * Finds a healer without presence, by the healer's id or the user's id, and locks the row until the
 * transaction ends.
 */
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

/** Renews the presence lease of a healer with an open dashboard. */
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

/** Consecutive missed requests after which a healer is switched off. */
const maxUnanswered = 2;

/** Counts a missed request. @returns whether this switched the healer off */
export async function recordUnanswered(tx: Executor, userId: string): Promise<boolean> {
  const { missedRequests, switchedOn } = healerAccounts;
  const [row] = await tx
    .update(healerAccounts)
    .set({
      missedRequests: sql`${missedRequests} + 1`,
      switchedOn: sql`${switchedOn} and ${missedRequests} + 1 < ${maxUnanswered}`,
    })
    .where(and(eq(healerAccounts.userId, userId), switchedOn))
    .returning({ isOn: switchedOn });
  return row?.isOn === false;
}

/** Resets the number of missed requests after a response. */
export async function clearMissed(tx: Executor, userId: string): Promise<void> {
  const missed = and(eq(healerAccounts.userId, userId), ne(healerAccounts.missedRequests, 0));
  await tx.update(healerAccounts).set({ missedRequests: 0 }).where(missed);
}

/**
 * Invites an email address to a healer's profile. Replaces an earlier invitation of that profile,
 * and of that address to another profile.
 * @returns false if the profile has a user already
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
 * Sets a healer's percentage (commission share) of future customer payments. @returns the previous
 * percentage; null if no user is linked
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

/** Inserts a row for a healer without an invitation, if missing. */
export async function ensureHealerRow(tx: Executor, healerId: string): Promise<void> {
  await tx.insert(healerAccounts).values({ healerId }).onConflictDoNothing();
}

/** Deletes the row (the hours) of a healer without a linked user or invitation. */
export async function dropHealerRow(tx: Executor, healerId: string): Promise<void> {
  const { userId, invitedEmail } = healerAccounts;
  await tx
    .delete(healerAccounts)
    .where(and(eq(healerAccounts.healerId, healerId), isNull(userId), isNull(invitedEmail)));
}

/**
 * Sets the availability, by the healer's id or the user's id. @returns the previous availability;
 * null without a row
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

/** Changes a healer's own description and portrait. */
export async function changeHealer(
  db: Executor,
  userId: string,
  change: Partial<Pick<HealerAccountRow, 'bioEn' | 'bioHi' | 'pictureId'>>,
): Promise<void> {
  await db.update(healerAccounts).set(change).where(eq(healerAccounts.userId, userId));
}

/**
 * Unlinks a healer's user, with their hours and description: the profile receives no more requests.
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
 * Links a user to the healer's profile that their email address was invited to, with the stored
 * documents of the profile. @returns the healer's id; null without an invitation
 */
export async function takeHealer(
  tx: Executor,
  email: string,
  userId: string,
): Promise<string | null> {
  // Only one, even if two invitations were issued concurrently.
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
