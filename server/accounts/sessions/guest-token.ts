import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { shopHash } from '../../platform/secrets/shop-secret.ts';

/**
 * Derives the token of a guest without a cookie who repeats a request after a lost response: each
 * repetition must have the same owner, or it would create another order. Derived from the
 * Idempotency-Key, the request's origin and a secret of the shop; a guessable key yields no token.
 * It is returned only with a success, which the same key with a different request never has.
 */
export async function guestTokenFor(
  deps: Pick<Deps, 'db'>,
  { key, ip }: { key: string | undefined; ip: string },
): Promise<string | undefined> {
  if (!key || key.length < 20) return undefined;
  return shopHash(deps, `guest ${networkOf(ip)} ${key}`);
}
