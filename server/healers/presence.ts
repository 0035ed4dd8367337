import type { Executor } from '../platform/database/open-database.ts';
import { findHealerAccount } from './presence-queries.ts';
import { findHealer } from './profiles/read-healers.ts';

/** Whether a healer accepts chat requests. @throws ShopError healer_not_found (404) */
export async function isOnline(db: Executor, healerId: string): Promise<boolean> {
  const found = await findHealerAccount(db, healerId);
  const listed = await findHealer(db, healerId);
  return found?.account.userId ? found.online : listed.isOnline;
}
