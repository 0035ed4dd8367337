import { sql } from 'drizzle-orm';
import type { Executor } from '../database/open-database.ts';
import { settings } from '../database/settings-schema.ts';

/**
 * Claims the turn of a job that one process runs for all, in place of leader election: true when
 * it was not claimed within the last `seconds`, by the database's clock. Of any number of
 * concurrent claims one succeeds.
 */
export async function claimTurn(db: Executor, job: string, seconds: number): Promise<boolean> {
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
