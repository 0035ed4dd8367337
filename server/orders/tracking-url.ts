import { trackingLink } from '@jyotiratna/contract';
import { readDelivery } from '../delivery/settings.ts';
import type { Executor } from '../platform/database/open-database.ts';

/** The carrier's page about a parcel, by the shop's list of today; null where there is none. One query for what has left. */
export async function trackingUrlOf(
  db: Executor,
  parcel: { carrier: string | null; trackingNumber: string | null },
): Promise<string | null> {
  return parcel.trackingNumber ? trackingLink((await readDelivery(db)).carriers, parcel) : null;
}
