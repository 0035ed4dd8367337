import { consultationLimits, type HealerHours } from '@jyotiratna/contract';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { users } from '../accounts/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { healerAccounts } from './schema.ts';

export type HealerAccountRow = typeof healerAccounts.$inferSelect;

const lease = sql`make_interval(secs => ${consultationLimits.leaseMs / 1000}::float8)`;

/** A lease that ends later than any that could be given now was given before the clock was set back. */
export const isOnlineNow = sql<boolean>`${healerAccounts.switchedOn} and ${healerAccounts.userId} is not null
  and coalesce(${healerAccounts.presentUntil} > now() and ${healerAccounts.presentUntil} <= now() + ${lease}, false)`;

/** Every healer that has or had an invitation or hours of their own, with whether they are there by the database's clock. */
export async function listHealerAccounts(db: Executor) {
  return db
    .select({ account: healerAccounts, email: users.email, online: isOnlineNow })
    .from(healerAccounts)
    .leftJoin(users, eq(users.id, healerAccounts.userId));
}

/** By the healer's id of the list, or by the account of the person. */
export async function findHealerAccount(db: Executor, id: string) {
  const [row] = await db
    .select({ account: healerAccounts, online: isOnlineNow })
    .from(healerAccounts)
    .where(or(eq(healerAccounts.healerId, id), eq(healerAccounts.userId, id)));
  return row ?? null;
}

/** The row of the person at a healer's desk, held until the transaction ends. */
export async function lockHealerAccount(tx: Executor, userId: string): Promise<HealerAccountRow | null> {
  const [row] = await tx.select().from(healerAccounts).where(eq(healerAccounts.userId, userId)).for('update');
  return row ?? null;
}

/** The desk is open for a lease more. */
export async function renewLease(db: Executor, userId: string): Promise<void> {
  await db
    .update(healerAccounts)
    .set({ presentUntil: sql`now() + ${lease}` })
    .where(eq(healerAccounts.userId, userId));
}

export async function setSwitchedOn(db: Executor, userId: string, on: boolean): Promise<void> {
  await db.update(healerAccounts).set({ switchedOn: on }).where(eq(healerAccounts.userId, userId));
}

/**
 * Whom the invitation of a healer is for; a later one takes the place of an earlier, also of one for another healer.
 * @returns false where somebody has accepted
 */
export async function inviteToHealer(
  tx: Executor,
  { healerId, email, sharePercent }: { healerId: string; email: string; sharePercent: number },
): Promise<boolean> {
  const { invitedEmail } = healerAccounts;
  const ofOthers = and(eq(invitedEmail, email), ne(healerAccounts.healerId, healerId));
  await tx.update(healerAccounts).set({ invitedEmail: null }).where(ofOthers);
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

/** Of what customers pay, what a healer with an account gets from now on. @returns what it was; null where nobody is tied to them */
export async function setShare(tx: Executor, healerId: string, sharePercent: number): Promise<number | null> {
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

/** A row for a healer of the list whom nobody was invited for yet. */
export async function ensureHealerRow(tx: Executor, healerId: string): Promise<void> {
  await tx.insert(healerAccounts).values({ healerId }).onConflictDoNothing();
}

/** Forgets the hours of a healer whom no person and no invitation is tied to. */
export async function dropHealerRow(tx: Executor, healerId: string): Promise<void> {
  const { userId, invitedEmail } = healerAccounts;
  await tx
    .delete(healerAccounts)
    .where(and(eq(healerAccounts.healerId, healerId), isNull(userId), isNull(invitedEmail)));
}

/** Sets when slots are on offer, by the healer's id of the list or by the account of the person. @returns what it was; null where there is no row */
export async function setHours(
  tx: Executor,
  id: string,
  hours: HealerHours,
): Promise<Pick<HealerAccountRow, 'hours'> | null> {
  const one = or(eq(healerAccounts.healerId, id), eq(healerAccounts.userId, id));
  const [before] = await tx.select({ hours: healerAccounts.hours }).from(healerAccounts).where(one).for('update');
  await tx.update(healerAccounts).set({ hours }).where(one);
  return before ?? null;
}

/** What a healer says and shows of themselves. */
export async function changeHealer(
  db: Executor,
  userId: string,
  change: Partial<Pick<HealerAccountRow, 'bioEn' | 'bioHi' | 'pictureId'>>,
): Promise<void> {
  await db.update(healerAccounts).set(change).where(eq(healerAccounts.userId, userId));
}

/** The person behind a healer goes: the healer of the list is a sample again, and nobody is told of requests. */
export async function leaveHealer(tx: Executor, userId: string): Promise<void> {
  await tx
    .update(healerAccounts)
    .set({ userId: null, switchedOn: false, presentUntil: null, hours: null, bioEn: null, bioHi: null })
    .where(eq(healerAccounts.userId, userId));
}

/** Gives the healer whose invitation is for that address to an account; null where there is none. */
export async function takeHealer(tx: Executor, email: string, userId: string): Promise<string | null> {
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
  return row?.healerId ?? null;
}
