import { CourierError } from '../platform/couriers/courier-error.ts';
import type { Deps } from '../platform/deps.ts';
import { applyEvents } from './apply-events.ts';
import { claimPolls } from './parcel-queries.ts';

/** Maximum number of parcels in one call to the courier. */
const batch = 50;

/**
 * Polls the courier for events of parcels in transit, whose webhooks may have been lost. If the
 * courier is unavailable, the next period retries.
 */
export async function pollParcels(deps: Deps): Promise<void> {
  const { courier, db, log } = deps;
  if (!courier) return;
  for (;;) {
    const awbs = await claimPolls(db, courier.name, { limit: batch, minutes: courier.pollMinutes });
    if (awbs.length === 0) return;
    try {
      await applyEvents(deps, { courier: courier.name, source: 'poll' }, await courier.track(awbs));
    } catch (error) {
      if (!(error instanceof CourierError)) throw error;
      log.warn({ code: error.code, parcels: awbs.length }, 'the courier could not be polled');
      return;
    }
    if (awbs.length < batch) return;
  }
}
