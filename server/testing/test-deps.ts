import { createDeps } from '../boot/deps.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { readEnv } from '../platform/env.ts';
import { noopLog } from '../platform/log.ts';
import { createMemoryImageStore } from './memory-image-store.ts';

/**
 * The services' dependencies on this database, without a server. `env` overrides single variables.
 */
export async function createTestDeps(
  db: Database,
  env: Record<string, string> = {},
): Promise<Deps> {
  const settings = readEnv({ SEED: 'none', PAYMENTS: 'none', LOG_LEVEL: 'silent', ...env });
  return createDeps({ env: settings, db, store: createMemoryImageStore(), log: noopLog });
}
