import {
  type Database,
  type OpenDatabase,
  openDatabase,
} from '../platform/database/open-database.ts';
import { openReplica } from '../platform/database/open-replica.ts';
import { NotAReplica, type Replica } from '../platform/database/replica.ts';
import { type Env, EnvError } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { nameVariable } from './name-variable.ts';

/**
 * The shop's database by its environment.
 * @throws EnvError naming the variable whose value does not lead to one, DataDirInUse
 */
export function openShopDatabase(env: Env, pool = env.DATABASE_POOL): Promise<OpenDatabase> {
  const takes = env.DATABASE_URL
    ? "DATABASE_URL must be the URL of a PostgreSQL server that accepts the shop's login"
    : 'DATA_DIR must be a writable folder';
  return nameVariable(takes, () =>
    openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, pool }),
  );
}

/**
 * The read replica by the shop's environment; without one, the shop's database itself is read.
 * @throws EnvError where the server at its address is no replica of that database
 */
export async function openShopReplica(
  env: Env,
  { db, log }: { db: Database; log: Log },
): Promise<Replica> {
  try {
    return await openReplica(env.DATABASE_READ_URL, { db, log, pool: env.DATABASE_POOL });
  } catch (error) {
    if (!(error instanceof NotAReplica)) throw error;
    const takes =
      'DATABASE_READ_URL must be the URL of a streaming replica of the database of DATABASE_URL';
    throw new EnvError(`${takes} (${error.message})`);
  }
}
