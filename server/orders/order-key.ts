import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../platform/deps.ts';
import { shopHash } from '../platform/secrets/shop-secret.ts';

/**
 * The key in the links of emails about an order: it authorises actions on that order, in any
 * browser.
 */
export function orderKey(deps: Pick<Deps, 'db'>, orderId: string): Promise<string> {
  return shopHash(deps, `order ${orderId}`);
}

export async function isOrderKey(
  deps: Pick<Deps, 'db'>,
  orderId: string,
  given: string | undefined,
): Promise<boolean> {
  if (given === undefined) return false;
  const [expected, proof] = [Buffer.from(await orderKey(deps, orderId)), Buffer.from(given)];
  return proof.length === expected.length && timingSafeEqual(proof, expected);
}
