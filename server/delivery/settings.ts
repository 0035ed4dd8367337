import { type DeliverySettings, usualDelivery } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { readSetting } from '../platform/database/settings-queries.ts';

/** The row of the settings that holds zones and holidays. */
export const deliverySetting = 'delivery';

/** What administrators have written of zones and holidays, or what holds until then. One query. */
export async function readDelivery(db: Executor): Promise<DeliverySettings> {
  return ((await readSetting(db, deliverySetting)) as DeliverySettings | null) ?? usualDelivery;
}
