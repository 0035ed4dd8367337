import type { Log } from '../log.ts';
import type { Database } from './open-database.ts';
import { followReplica, noReplica, type Replica } from './replica.ts';

/**
 * Opens the read replica at `url` of an open database; without a URL, returns one that always reads
 * from the primary. A replica that does not respond yet is polled until it does.
 * @throws NotAReplica if the server is not a replica of that database
 */
export async function openReplica(
  url: string | undefined,
  { db, log, pool = 10 }: { db: Database; log: Pick<Log, 'info' | 'warn'>; pool?: number },
): Promise<Replica> {
  if (!url) return noReplica(db);
  const [{ drizzle }, { openPool, servingTimeout }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('./postgres-pool.ts'),
  ]);
  // A short timeout for a connection, since the primary can be queried instead.
  const connections = openPool(url, pool, { ...servingTimeout, connectMs: 1_000 });
  const replica = drizzle(connections, { casing: 'snake_case' });
  return followReplica({ primary: db, replica, log, end: () => connections.end() });
}
