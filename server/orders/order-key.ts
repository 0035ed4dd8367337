import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../platform/deps.ts';
import { shopHash } from '../platform/secrets/shop-secret.ts';

/**
 * The authorisation of the link in an email about an order: its reader may act on that order,
 * in any browser.
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
