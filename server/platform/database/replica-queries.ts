import { itemAt } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import type { Database } from './open-database.ts';

/** The commit position of a primary: acknowledged changes are before it. */
export type ReplicaPosition = string;

/** Up to where the primary has committed. */
export async function readPosition(primary: Database): Promise<ReplicaPosition> {
  return (
    await one<{ position: ReplicaPosition }>(
      primary,
      sql`select pg_current_wal_flush_lsn()::text as position`,
    )
  ).position;
}

/** Whether the server follows another one and shows all of it up to that position. */
export async function isReached(replica: Database, position: ReplicaPosition): Promise<boolean> {
  const { reached } = await one<{ reached: boolean }>(
    replica,
    sql`select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as reached`,
  );
  return reached;
}

/**
 * The database identity of a server, equal on a primary and its replicas, and whether it is a
 * replica.
 */
export async function readIdentity(
  server: Database,
): Promise<{ database: string; follows: boolean }> {
  return one(
    server,
    sql`select system_identifier::text || ' ' || current_database() as database, pg_is_in_recovery() as follows from pg_control_system()`,
  );
}

async function one<Row extends Record<string, unknown>>(
  db: Database,
  statement: ReturnType<typeof sql>,
): Promise<Row> {
  const { rows } = await db.execute<Row>(statement);
  return itemAt(rows, 0);
}
