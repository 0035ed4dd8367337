import { createHmac } from 'node:crypto';
import type { Database } from '../database/open-database.ts';
import { decideSetting } from '../database/settings-queries.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/network-of.ts';
import { newToken } from './token.ts';

const secrets = new WeakMap<Database, Promise<string>>();

/** A generated secret of this shop, read once; every process of the shop has the same. */
function secretOf(db: Database): Promise<string> {
  const existing = secrets.get(db) ?? decideSetting(db, 'guest.secret', newToken);
  secrets.set(db, existing);
  existing.catch(() => secrets.delete(db));
  return existing;
}

/**
 * HMAC-SHA256 of a text under the shop's secret, base64url: 43 characters that only this shop can
 * make.
 */
export async function shopHash(deps: Pick<Deps, 'db'>, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(deps.db))
    .update(text)
    .digest('base64url');
}

/** A network as the database may know it: equal for equal ones, and no address. */
export function networkKeyOf(deps: Pick<Deps, 'db'>, ip: string): Promise<string> {
  return shopHash(deps, `network ${networkOf(ip)}`);
}
