import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import type { Env } from '../platform/env.ts';
import { nameVariable } from './name-variable.ts';

/**
 * The shop's database by its environment.
 * @throws EnvError naming the variable whose value does not lead to one, DataDirInUse
 */
export function openShopDatabase(env: Env, pool = env.DATABASE_POOL): Promise<OpenDatabase> {
  const takes = env.DATABASE_URL
    ? 'DATABASE_URL takes the URL of a PostgreSQL server that lets the shop in'
    : 'DATA_DIR takes a folder that the shop may write to';
  return nameVariable(takes, () => openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, pool }));
}
