import { sql } from 'drizzle-orm';
import type { Executor } from './open-database.ts';

/**
 * Sends a message of less than 8000 bytes to all processes that listen to a channel, including this
 * one.
 */
export async function notifyProcesses(
  db: Executor,
  channel: string,
  message: string,
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${message})`);
}
