import type { Log } from '../log.ts';
import type { Database } from './open-database.ts';
import { followReplica, noReplica, type Replica } from './replica.ts';

/**
 * The replica at `url`, of the database that is open already; a no-op replica without a URL. A
 * replica that does not respond yet is retried while the shop serves.
 * @throws NotAReplica where the server there is not a replica of that database
 */
export async function openReplica(
  url: string | undefined,
  { db, log, pool = 10 }: { db: Database; log: Pick<Log, 'info' | 'warn'>; pool?: number },
): Promise<Replica> {
  if (!url) return noReplica(db);
  const [{ drizzle }, { openPool, whileServing }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('./postgres-pool.ts'),
  ]);
  // The primary can be queried instead: no request is queued for a connection.
  const connections = openPool(url, pool, { ...whileServing, connectMs: 1_000 });
  const replica = drizzle(connections, { casing: 'snake_case' });
  return followReplica({ primary: db, replica, log, end: () => connections.end() });
}
