import { createHmac } from 'node:crypto';
import type { Database } from '../database/open-database.ts';
import { decideSetting } from '../database/settings-queries.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/network-of.ts';
import { newToken } from './token.ts';

const secrets = new WeakMap<Database, Promise<string>>();

/** The generated secret of this shop, the same in all processes; read once. */
function secretOf(db: Database): Promise<string> {
  const existing = secrets.get(db) ?? decideSetting(db, 'guest.secret', newToken);
  secrets.set(db, existing);
  existing.catch(() => secrets.delete(db));
  return existing;
}

/**
 * HMAC-SHA256 of a text with the shop's secret: 43 characters in base64url that only this shop can
 * generate.
 */
export async function shopHash(deps: Pick<Deps, 'db'>, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(deps.db))
    .update(text)
    .digest('base64url');
}

/** A keyed hash of a client's network, for storage in the database instead of its address. */
export function networkKeyOf(deps: Pick<Deps, 'db'>, ip: string): Promise<string> {
  return shopHash(deps, `network ${networkOf(ip)}`);
}
