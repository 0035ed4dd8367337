import { sql } from 'drizzle-orm';
import type { Executor } from '../database/open-database.ts';
import { settings } from '../database/settings-schema.ts';

/**
 * Acquires the lease of a job that only one process runs at a time, instead of electing a leader:
 * true if no process acquired it within the last `seconds`, by the database's clock. Of concurrent
 * calls, one succeeds.
 */
export async function acquireJobLease(
  db: Executor,
  job: string,
  seconds: number,
): Promise<boolean> {
  const now = sql`to_jsonb(extract(epoch from now())::float8)`;
  const rows = await db
    .insert(settings)
    .values({ key: `turn of ${job}`, value: now })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: now },
      setWhere: sql`(${settings.value})::text::float8 <= extract(epoch from now())::float8 - ${seconds}::float8`,
    })
    .returning({ key: settings.key });
  return rows.length > 0;
}
