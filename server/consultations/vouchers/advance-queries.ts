import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { settings } from '../../platform/database/settings-schema.ts';

const key = 'advances-since';

/**
 * Keeps the moment from which payments into balances are advances (`TOP_UPS_AS`): those before it
 * stay payments on account, whose tax is due with the invoice of the session. To be called with
 * every change; repeated calls change nothing.
 */
export async function recordAdvances(db: Executor, topUpsAs: string): Promise<void> {
  if (topUpsAs !== 'advance') {
    await db.delete(settings).where(eq(settings.key, key));
    return;
  }
  await db.insert(settings).values({ key, value: sql`to_jsonb(now())` }).onConflictDoNothing();
}

/** SQL of that moment; null while payments are no advances. */
export const advancesFrom = sql`(select (advances.value #>> '{}')::timestamptz from settings advances
  where advances.key = ${key})`;
