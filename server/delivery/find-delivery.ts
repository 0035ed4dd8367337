import {
  type Delivery,
  type DeliveryState,
  type LeadTime,
  statesOfPin,
} from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { isSortingDistrict, type PinPlace, placesOfPin } from './pin-table.ts';
import { planDelivery, undeliverable, zoneOf } from './plan-delivery.ts';
import { readDelivery } from './settings.ts';

/**
 * Availability, dates and shipping rate for a PIN code of six digits, for an order placed now. A
 * PIN code newer than the directory is located by its first digits only. No delivery to a PIN code
 * whose first three digits are no sorting district of India Post.
 * @param leadTime the conditions that delay dispatch
 */
export async function findDelivery(
  deps: Pick<Deps, 'db' | 'clock'>,
  pincode: string,
  leadTime?: LeadTime,
): Promise<Delivery> {
  const places = placesOfPin(pincode);
  const states = statesAt(pincode, places);
  if (!isSortingDistrict(pincode)) return { pincode, district: null, states, ...undeliverable };
  const plan = planDelivery(
    await readDelivery(deps.db),
    { pincode, states },
    deps.clock.now(),
    leadTime,
  );
  return { pincode, district: places[0]?.district ?? null, states, ...plan };
}

/**
 * The shipping rate for a PIN code, in whole rupees: 0 if `pincode` is undefined, null if the shop
 * does not deliver there.
 */
export async function shippingPrice(
  db: Executor,
  pincode: string | undefined,
): Promise<number | null> {
  if (pincode === undefined) return 0;
  const { served, price } = zoneOf(
    await readDelivery(db),
    pincode,
    statesAt(pincode, placesOfPin(pincode)),
  );
  return served ? price : null;
}

/**
 * The states of a PIN code, most likely first: those of its directory entries that agree with its
 * first digits, then the others of these digits. The directory is older than some state borders.
 */
function statesAt(pincode: string, places: readonly PinPlace[]): DeliveryState[] {
  const lies = statesOfPin(pincode);
  const listed = places
    .map(({ state }) => state)
    .filter((state) => lies.length === 0 || lies.includes(state));
  return [...new Set([...listed, ...lies])];
}
