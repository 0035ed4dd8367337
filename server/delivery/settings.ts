import { type DeliverySettings, usualCarriers, usualDelivery } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { readSetting } from '../platform/database/settings-queries.ts';

/** The row of the settings that holds zones, holidays and carriers. */
export const deliverySetting = 'delivery';

/** What administrators have written of zones, holidays and carriers, or what holds until then. One query. */
export async function readDelivery(db: Executor): Promise<DeliverySettings> {
  const kept = (await readSetting(db, deliverySetting)) as DeliverySettings | null;
  if (!kept) return usualDelivery;
  // What was written before parcels could be paid for at the door, or carriers were kept, says nothing of it.
  return {
    ...kept,
    zones: kept.zones.map((zone) => ({ ...zone, cash: zone.cash ?? true })),
    elsewhere: { ...kept.elsewhere, cash: kept.elsewhere.cash ?? true },
    carriers: kept.carriers ?? usualCarriers,
  };
}
