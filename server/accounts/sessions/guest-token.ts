import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { shopHash } from '../../platform/secrets/shop-secret.ts';

/**
 * The token of a guest without a cookie that repeats a request after a lost response: each
 * repetition must find the same owner, or it would create another order. It is derived from the
 * request's Idempotency-Key, its origin, and a secret of this shop; a guessable key yields no
 * token. It is only returned with a success, which the same key with a different request never
 * has.
 */
export async function guestTokenFor(
  deps: Pick<Deps, 'db'>,
  { key, ip }: { key: string | undefined; ip: string },
): Promise<string | undefined> {
  if (!key || key.length < 20) return undefined;
  return shopHash(deps, `guest ${networkOf(ip)} ${key}`);
}
