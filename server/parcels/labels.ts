import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { findHandOver, listHandOverParcels } from './hand-over-queries.ts';
import { duringRequest, requireCourier } from './require-courier.ts';

/**
 * The shipping labels of a hand-over as one PDF, in its order of parcels.
 * @throws ShopError not_found, courier_off, courier_unavailable
 */
export async function getLabels(
  deps: Pick<Deps, 'db' | 'courier'>,
  id: string,
): Promise<Uint8Array> {
  const courier = requireCourier(deps);
  const row = await findHandOver(deps.db, { id });
  const parcels = row ? await listHandOverParcels(deps.db, [id]) : [];
  const bookings = parcels.flatMap(({ awb, courierRef, state }) =>
    awb && state !== 'cancelled' && state !== 'failed' ? [{ awb, courierRef }] : [],
  );
  if (bookings.length === 0) throw new ShopError('not_found');
  return duringRequest(() => courier.labels(bookings));
}
