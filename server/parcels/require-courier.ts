import { ShopError } from '@jyotiratna/contract';
import type { Courier } from '../platform/couriers/courier.ts';
import { CourierError } from '../platform/couriers/courier-error.ts';
import type { Deps } from '../platform/deps.ts';

/** @throws ShopError courier_off without a configured courier */
export function requireCourier({ courier }: Pick<Deps, 'courier'>): Courier {
  if (!courier) throw new ShopError('courier_off');
  return courier;
}

/**
 * Calls the courier within an administrator's request.
 * @throws ShopError courier_unavailable if the courier does not respond, or rejects the call
 */
export async function duringRequest<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    throw new ShopError('courier_unavailable', { data: { reason: error.reason || error.code } });
  }
}
