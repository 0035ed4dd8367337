import { trackingLink } from '@jyotiratna/contract';
import { readDelivery } from '../delivery/settings.ts';
import type { Executor } from '../platform/database/open-database.ts';

/**
 * The carrier's tracking page of a parcel, by the shop's current list of carriers; null without
 * one. One query for a shipped parcel.
 */
export async function trackingUrlOf(
  db: Executor,
  parcel: { carrier: string | null; trackingNumber: string | null },
): Promise<string | null> {
  return parcel.trackingNumber ? trackingLink((await readDelivery(db)).carriers, parcel) : null;
}
