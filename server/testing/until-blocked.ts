import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';

/**
 * Waits until a request is blocked by a lock in the test's PostgreSQL database, or has finished, so
 * that the test's transaction can commit at that moment.
 */
export async function untilBlocked(db: Database, request: Promise<unknown>): Promise<void> {
  let isFinished = false;
  const finish = () => {
    isFinished = true;
  };
  request.then(finish, finish);
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  while (!isFinished) {
    const blocked = await db.execute(sql`select 1 from pg_stat_activity where ${isWaiting}`);
    if (blocked.rows.length > 0) return;
  }
}
