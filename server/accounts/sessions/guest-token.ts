import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { shopHash } from '../../platform/secrets/shop-secret.ts';

/**
 * The token of a guest who has no cookie yet and repeats a request whose answer was lost: each repetition must find the
 * same owner, or it would make an order of its own. It follows from the request's Idempotency-Key, from where it came, and a
 * secret of this shop; a key that could be guessed gives none. It is handed out with a success only, which the same key with
 * another request never has.
 */
export async function guestTokenFor(
  deps: Pick<Deps, 'db'>,
  { key, ip }: { key: string | undefined; ip: string },
): Promise<string | undefined> {
  if (!key || key.length < 20) return undefined;
  return shopHash(deps, `guest ${networkOf(ip)} ${key}`);
}
