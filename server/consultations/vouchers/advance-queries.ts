import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { settings } from '../../platform/database/settings-schema.ts';

const key = 'advances-since';

/**
 * Stores the time from which payments into balances are advances (`TOP_UPS_AS`): earlier ones are
 * payments on account, whose tax is due with the session's invoice. Call it with every change;
 * idempotent.
 */
export async function recordAdvances(db: Executor, topUpsAs: string): Promise<void> {
  if (topUpsAs !== 'advance') {
    await db.delete(settings).where(eq(settings.key, key));
    return;
  }
  await db.insert(settings).values({ key, value: sql`to_jsonb(now())` }).onConflictDoNothing();
}

/** SQL: the time from which payments are advances; null if they are not. */
export const advancesFrom = sql`(select (advances.value #>> '{}')::timestamptz from settings advances
  where advances.key = ${key})`;
