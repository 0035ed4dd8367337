import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import type { StoredPan } from '../reservations/schema.ts';
import { encryptPan } from './encrypt-pan.ts';

/**
 * Encrypts the PAN of an order whose total requires one (`PAN_FROM`); null for any other order,
 * whose PAN is not stored.
 * @param chargePaise the order's total
 * @throws ShopError pan_needed (422) naming the field
 */
export async function requirePan(
  deps: Pick<Deps, 'db' | 'env'>,
  { pan, chargePaise }: { pan: string | undefined; chargePaise: number },
): Promise<StoredPan | null> {
  const { PAN_FROM } = await readSettings(deps);
  if (PAN_FROM === 0 || chargePaise < PAN_FROM * 100) return null;
  if (pan === undefined)
    throw new ShopError('pan_needed', { fields: { pan: errorMessage('pan_needed') } });
  return encryptPan(deps, pan);
}
