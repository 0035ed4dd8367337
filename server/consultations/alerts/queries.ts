import type { Locale } from '@jyotiratna/contract';
import { and, eq, inArray, isNull, lt, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import { isOnlineNow, isReachableNow } from '../../healers/presence-queries.ts';
import { healerAccounts } from '../../healers/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { consultations } from '../schema.ts';
import { healerAlerts } from './schema.ts';

export type HealerAlertRow = typeof healerAlerts.$inferSelect;
type Alert = { healerId: string; userId: string };

const one = ({ healerId, userId }: Alert) =>
  and(eq(healerAlerts.healerId, healerId), eq(healerAlerts.userId, userId));

/** Saves an alert; an existing one, even if sent before, becomes pending again. */
export async function insertHealerAlert(
  db: Executor,
  alert: Alert & { locale: Locale },
): Promise<void> {
  await db
    .insert(healerAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [healerAlerts.healerId, healerAlerts.userId],
      set: { locale: alert.locale, createdAt: sql`now()`, notifiedAt: null },
    });
}

export async function deleteHealerAlert(db: Executor, alert: Alert): Promise<void> {
  await db.delete(healerAlerts).where(one(alert));
}

export async function deleteHealerAlertsOf(db: Executor, userId: string): Promise<void> {
  await db.delete(healerAlerts).where(eq(healerAlerts.userId, userId));
}

export async function listHealerAlertsOf(db: Executor, userId: string): Promise<HealerAlertRow[]> {
  return db
    .select()
    .from(healerAlerts)
    .where(eq(healerAlerts.userId, userId))
    .orderBy(healerAlerts.createdAt);
}

/**
 * Marks the pending alerts of healers who are online or reachable, and have neither a request nor a
 * session, as sent; each row is returned to only one process. The caller's transaction queues the
 * messages.
 */
export async function takeAlertsOfFreeHealers(tx: Executor): Promise<HealerAlertRow[]> {
  const isOpen = and(
    eq(consultations.healerId, healerAccounts.healerId),
    ne(consultations.status, 'ended'),
  );
  const free = tx
    .select({ id: healerAccounts.healerId })
    .from(healerAccounts)
    .where(
      and(
        or(isOnlineNow, isReachableNow),
        notExists(tx.select({ id: consultations.id }).from(consultations).where(isOpen)),
      ),
    );
  return tx
    .update(healerAlerts)
    .set({ notifiedAt: sql`now()` })
    .where(and(isNull(healerAlerts.notifiedAt), inArray(healerAlerts.healerId, free)))
    .returning();
}

/**
 * Deletes alerts that were sent, and pending ones whose healer did not become available; ages in
 * minutes.
 */
export async function deleteOldHealerAlerts(
  db: Executor,
  { notified, waiting: pending }: { notified: number; waiting: number },
): Promise<void> {
  const before = (minutes: number) => sql`now() - make_interval(mins => ${minutes}::int)`;
  await db
    .delete(healerAlerts)
    .where(
      or(
        lt(healerAlerts.notifiedAt, before(notified)),
        lt(healerAlerts.createdAt, before(pending)),
      ),
    );
}

/** Reassigns one user's alerts to another; the latter's alerts for the same healer are retained. */
export async function moveHealerAlerts(tx: Executor, from: string, to: string): Promise<void> {
  const both = await listHealerAlertsOf(tx, to);
  const healerIds = both.map(({ healerId }) => healerId);
  await tx
    .update(healerAlerts)
    .set({ userId: to })
    .where(and(eq(healerAlerts.userId, from), notInArray(healerAlerts.healerId, healerIds)));
}
