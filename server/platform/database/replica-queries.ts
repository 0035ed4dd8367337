import { itemAt } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import type { Database } from './open-database.ts';

/** A commit position (LSN) of the primary: all acknowledged changes precede it. */
export type ReplicaPosition = string;

/** The current commit position of the primary. */
export async function readPosition(primary: Database): Promise<ReplicaPosition> {
  return (
    await one<{ position: ReplicaPosition }>(
      primary,
      sql`select pg_current_wal_flush_lsn()::text as position`,
    )
  ).position;
}

/** Whether a server is a replica and has applied all changes up to a position. */
export async function isReached(replica: Database, position: ReplicaPosition): Promise<boolean> {
  const { reached } = await one<{ reached: boolean }>(
    replica,
    sql`select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as reached`,
  );
  return reached;
}

/**
 * The identity of a server's database, equal on a primary and its replicas, and whether the server
 * is a replica.
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
