import type { PushKind } from '@jyotiratna/contract';
import { and, asc, eq, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { users } from '../schema.ts';
import { pushChoices, pushSubscriptions } from './schema.ts';

export type PushDeviceRow = typeof pushSubscriptions.$inferSelect;
export type PushChoicesRow = typeof pushChoices.$inferSelect;

export async function listPushSubscriptions(
  db: Executor,
  userId: string,
): Promise<PushDeviceRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
}

export async function findPushChoices(
  db: Executor,
  userId: string,
): Promise<PushChoicesRow | null> {
  const [row] = await db.select().from(pushChoices).where(eq(pushChoices.userId, userId));
  return row ?? null;
}

/** Saves an account's push settings; with `once`, only if none are saved. */
export async function savePushChoices(
  tx: Executor,
  row: PushChoicesRow,
  { once = false } = {},
): Promise<void> {
  const insert = tx.insert(pushChoices).values(row);
  const { kinds, named } = row;
  await (once
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: pushChoices.userId, set: { kinds, named } }));
}

type NewDevice = Pick<
  PushDeviceRow,
  'id' | 'userId' | 'endpoint' | 'p256dh' | 'auth' | 'sessionHash' | 'userAgent' | 'locale'
>;

/** Saves a browser, renews it, or reassigns it from the account that used it before. */
export async function savePushDevice(tx: Executor, row: NewDevice): Promise<void> {
  const { userId, p256dh, auth, sessionHash, userAgent, locale } = row;
  const isSame = eq(pushSubscriptions.userId, userId);
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: {
        ...{ userId, p256dh, auth, sessionHash, userAgent, locale },
        failingSince: null,
        createdAt: sql`case when ${isSame} then ${pushSubscriptions.createdAt} else now() end`,
        lastSentAt: sql`case when ${isSame} then ${pushSubscriptions.lastSentAt} end`,
      },
    });
}

/** Counts an account's devices other than that of `endpoint`. */
export async function countOtherDevices(
  tx: Executor,
  userId: string,
  endpoint: string,
): Promise<number> {
  return tx.$count(
    pushSubscriptions,
    and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.endpoint, endpoint)),
  );
}

/** Removes an account's device, by id or push address. Idempotent. */
export async function deletePushDevice(
  db: Executor,
  userId: string,
  by: { id: string } | { endpoint: string },
): Promise<void> {
  const one =
    'id' in by ? eq(pushSubscriptions.id, by.id) : eq(pushSubscriptions.endpoint, by.endpoint);
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), one));
}

/** Removes a device that its push service no longer knows, unless it was renewed since. */
export async function deleteUnreachableDevice(
  db: Executor,
  { id, p256dh }: PushDeviceRow,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.p256dh, p256dh)));
}

/** Removes the devices of a session, or of an account except one session. */
export async function deletePushSubscriptionsOf(
  tx: Executor,
  of: { sessionHash: string } | { userId: string; except?: string | undefined },
): Promise<void> {
  const which: SQL | undefined =
    'sessionHash' in of
      ? eq(pushSubscriptions.sessionHash, of.sessionHash)
      : and(
          eq(pushSubscriptions.userId, of.userId),
          of.except === undefined ? undefined : ne(pushSubscriptions.sessionHash, of.except),
        );
  await tx.delete(pushSubscriptions).where(which);
}

/** An account's devices for the export of its data, without their keys. */
export async function exportPushSubscriptions(db: Executor, userId: string) {
  return (await listPushSubscriptions(db, userId)).map(
    ({ userAgent, endpoint, locale, createdAt, lastSentAt }) => ({
      userAgent,
      pushService: new URL(endpoint).host,
      locale,
      createdAt,
      lastSentAt,
    }),
  );
}

/** An account's push settings for the export of its data. */
export async function exportPushChoices(db: Executor, userId: string) {
  const choices = await findPushChoices(db, userId);
  return choices && { kinds: choices.kinds, named: choices.named };
}

/** Deletes an account's devices and push settings. */
export async function deletePushOf(tx: Executor, userId: string): Promise<void> {
  await deletePushSubscriptionsOf(tx, { userId });
  await tx.delete(pushChoices).where(eq(pushChoices.userId, userId));
}

/** The devices of these accounts that have enabled a kind of notification. */
export async function listSubscriptionsFor(
  tx: Executor,
  userIds: readonly string[],
  kind: PushKind,
): Promise<Pick<PushDeviceRow, 'id' | 'userId'>[]> {
  return tx
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .innerJoin(pushChoices, eq(pushChoices.userId, pushSubscriptions.userId))
    .where(and(inArray(pushSubscriptions.userId, [...userIds]), hasKind(kind)));
}

/** Whether an account has enabled a kind of notification. */
export const hasKind = (kind: PushKind) =>
  sql`${pushChoices.kinds} @> ${JSON.stringify([kind])}::jsonb`;

/** Enables a kind of notification for an account. @returns false if it has no device */
export async function allowPushKind(
  tx: Executor,
  userId: string,
  kind: PushKind,
): Promise<boolean> {
  if ((await tx.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))) === 0)
    return false;
  const kinds = sql`${pushChoices.kinds} || ${JSON.stringify([kind])}::jsonb`;
  await tx
    .update(pushChoices)
    .set({ kinds })
    .where(and(eq(pushChoices.userId, userId), not(hasKind(kind))));
  return true;
}

/** A device with its account's push settings; null if either was deleted. */
export async function findPushDevice(
  db: Executor,
  id: string,
): Promise<{ device: PushDeviceRow; choices: PushChoicesRow } | null> {
  const [row] = await db
    .select({ device: pushSubscriptions, choices: pushChoices })
    .from(pushSubscriptions)
    .innerJoin(pushChoices, eq(pushChoices.userId, pushSubscriptions.userId))
    .innerJoin(users, and(eq(users.id, pushSubscriptions.userId), isNull(users.deletedAt)))
    .where(eq(pushSubscriptions.id, id));
  return row ?? null;
}

/** Notes that the device's push service accepted a message. */
export async function recordPushSent(db: Executor, id: string): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ lastSentAt: sql`now()`, failingSince: null })
    .where(eq(pushSubscriptions.id, id));
}

/** Records a failed attempt, and removes a device that has failed for `days` days. */
export async function recordPushFailure(db: Executor, id: string, days: number): Promise<void> {
  const { failingSince } = pushSubscriptions;
  const [row] = await db
    .update(pushSubscriptions)
    .set({ failingSince: sql`coalesce(${failingSince}, now())` })
    .where(eq(pushSubscriptions.id, id))
    .returning({
      isOver: sql<boolean>`${failingSince} < now() - make_interval(days => ${days}::int)`,
    });
  if (row?.isOver) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Active administrators and their roles. */
export async function listPushAdmins(db: Executor) {
  return db
    .select({ id: users.id, duty: users.duty })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)));
}
