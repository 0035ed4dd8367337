import { type DeliverySettings, defaultCarriers, defaultDelivery } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { readSetting } from '../platform/database/settings-queries.ts';

/** The settings row with zones, holidays and carriers. */
export const deliverySetting = 'delivery';

/** Zones, holidays and carriers saved by administrators, or the defaults. One query. */
export async function readDelivery(db: Executor): Promise<DeliverySettings> {
  const saved = (await readSetting(db, deliverySetting)) as DeliverySettings | null;
  if (!saved) return defaultDelivery;
  // Rows from before the introduction of cash on delivery, or of carriers, lack these fields.
  return {
    ...saved,
    zones: saved.zones.map((zone) => ({ ...zone, cash: zone.cash ?? true })),
    elsewhere: { ...saved.elsewhere, cash: saved.elsewhere.cash ?? true },
    carriers: saved.carriers ?? defaultCarriers,
  };
}
