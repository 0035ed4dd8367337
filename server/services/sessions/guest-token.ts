import { createHmac } from 'node:crypto';
import { decideSetting } from '../../db/queries/settings.ts';
import type { Deps } from '../deps.ts';
import { newToken } from './token.ts';

/**
 * The token of a guest who has no cookie yet and repeats a request whose answer was lost: each repetition must find the
 * same owner, or it would make an order of its own. It follows from the request's key and a secret of this shop, so that
 * only who knows the key gets it; a key that could be guessed gives none.
 */
export async function guestTokenFor(deps: Pick<Deps, 'db'>, key: string | undefined): Promise<string | undefined> {
  if (!key || key.length < 20) return undefined;
  const secret = await decideSetting(deps.db, 'guest.secret', newToken);
  return createHmac('sha256', secret).update(key).digest('base64url');
}
