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
 * Opens the database configured in the environment.
 * @throws EnvError naming the variable whose value is invalid, DataDirInUse
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
 * Opens the configured read replica; without one, reads use the shop's database.
 * @throws EnvError if the configured server is not a replica of that database
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
