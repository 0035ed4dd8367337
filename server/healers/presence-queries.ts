import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { users } from '../accounts/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { healerAccounts } from './schema.ts';

export type HealerAccountRow = typeof healerAccounts.$inferSelect;

const online = sql<boolean>`${healerAccounts.switchedOn} and ${healerAccounts.userId} is not null and coalesce(${healerAccounts.presentUntil} > now(), false)`;

/** Every healer that has or had an invitation, with whether they are there by the database's clock. */
export async function listHealerAccounts(db: Executor) {
  return db
    .select({ account: healerAccounts, email: users.email, online })
    .from(healerAccounts)
    .leftJoin(users, eq(users.id, healerAccounts.userId));
}

/** By the healer's id of the list, or by the account of the person. */
export async function findHealerAccount(db: Executor, id: string) {
  const [row] = await db
    .select({ account: healerAccounts, online })
    .from(healerAccounts)
    .where(or(eq(healerAccounts.healerId, id), eq(healerAccounts.userId, id)));
  return row ?? null;
}

/** The desk is open for so many seconds more. */
export async function renewLease(db: Executor, userId: string, seconds: number): Promise<void> {
  await db
    .update(healerAccounts)
    .set({ presentUntil: sql`now() + make_interval(secs => ${seconds}::float8)` })
    .where(eq(healerAccounts.userId, userId));
}

export async function setSwitchedOn(db: Executor, userId: string, on: boolean): Promise<void> {
  await db.update(healerAccounts).set({ switchedOn: on }).where(eq(healerAccounts.userId, userId));
}

/** Whom the invitation of a healer is for; a later one takes the place of an earlier. @returns false where somebody has accepted */
export async function inviteToHealer(
  tx: Executor,
  { healerId, email, sharePercent }: { healerId: string; email: string; sharePercent: number },
): Promise<boolean> {
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

/** What a healer says about when they can be booked, or about themselves. */
export async function changeHealer(
  db: Executor,
  userId: string,
  change: Partial<Pick<HealerAccountRow, 'hours' | 'bioEn' | 'bioHi'>>,
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
  const [row] = await tx
    .update(healerAccounts)
    .set({ userId, invitedEmail: null })
    .where(sql`${healerAccounts.invitedEmail} = ${email} and ${healerAccounts.userId} is null`)
    .returning({ healerId: healerAccounts.healerId });
  return row?.healerId ?? null;
}
