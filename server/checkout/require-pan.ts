import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { seal, sealingKey } from '../platform/secrets/seal.ts';
import { shopHash } from '../platform/secrets/shop-secret.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import type { StoredPan } from '../reservations/schema.ts';

/**
 * The PAN of an order whose total asks for it (`PAN_FROM`), encrypted; null of any other order, whose PAN is not kept. Without
 * SECOND_FACTOR_KEY it is encrypted with a secret that lies in the same database.
 * @param chargePaise the order's total
 * @throws ShopError pan_needed (422) naming the field
 */
export async function requirePan(
  deps: Pick<Deps, 'db' | 'env'>,
  { pan, chargePaise }: { pan: string | undefined; chargePaise: number },
): Promise<StoredPan | null> {
  const { PAN_FROM } = await readSettings(deps);
  if (PAN_FROM === 0 || chargePaise < PAN_FROM * 100) return null;
  if (pan === undefined) throw new ShopError('pan_needed', { fields: { pan: errorMessage('pan_needed') } });
  const secret = deps.env.SECOND_FACTOR_KEY ?? (await shopHash(deps, purpose));
  return { sealed: seal(sealingKey(secret, purpose), purpose, pan), end: pan.slice(-4) };
}

const purpose = 'pan of an order';
