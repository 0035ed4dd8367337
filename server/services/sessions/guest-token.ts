import { createHmac } from 'node:crypto';
import type { Database } from '../../db/open-database.ts';
import { decideSetting } from '../../db/queries/settings.ts';
import type { Deps } from '../deps.ts';
import { newToken } from './token.ts';

const secrets = new WeakMap<Database, Promise<string>>();

/** The shop's secret for such tokens, read once; every process of the shop has the same. */
function secretOf(db: Database): Promise<string> {
  const known = secrets.get(db) ?? decideSetting(db, 'guest.secret', newToken);
  secrets.set(db, known);
  known.catch(() => secrets.delete(db));
  return known;
}

/**
 * The token of a guest who has no cookie yet and repeats a request whose answer was lost: each repetition must find the
 * same owner, or it would make an order of its own. It follows from the request's key and a secret of this shop, so that
 * only who knows the key gets it; a key that could be guessed gives none.
 */
export async function guestTokenFor(deps: Pick<Deps, 'db'>, key: string | undefined): Promise<string | undefined> {
  if (!key || key.length < 20) return undefined;
  return createHmac('sha256', await secretOf(deps.db))
    .update(key)
    .digest('base64url');
}
