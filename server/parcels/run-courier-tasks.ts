import type { Deps } from '../platform/deps.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import { addToOutbox, type OutboxItem } from '../platform/outbox/queries.ts';
import { bookParcel } from './book-parcel.ts';
import { cancelParcelBooking } from './cancel-parcel.ts';
import { forwardResponse } from './forward-response.ts';
import { listNeedless, recordCancelRequest } from './parcel-queries.ts';
import { requestPickup } from './request-pickup.ts';

/** Concurrent bookings: thirty orders take some seconds, and couriers limit their clients. */
const concurrency = 5;

/** Processes all due calls to the courier: bookings, pickups, cancellations, customers' replies. */
export async function runCourierTasks(deps: Deps): Promise<void> {
  if (!deps.courier) return;
  for (const { id } of await listNeedless(deps.db)) {
    await recordCancelRequest(deps.db, id);
    await addToOutbox(deps.db, 'courier', `cancel:${id}`, { do: 'cancel', parcelId: id });
  }
  await drainOutbox(deps, 'courier', (item) => run(deps, item), { concurrency });
}

async function run(deps: Deps, { payload }: OutboxItem): Promise<void> {
  const parcelId = String(payload.parcelId);
  switch (payload.do) {
    case 'book':
      return bookParcel(deps, parcelId);
    case 'pickup':
      return requestPickup(deps, String(payload.handOverId));
    case 'cancel':
      return cancelParcelBooking(deps, parcelId);
    case 'answer':
      return forwardResponse(deps, parcelId);
    default:
      throw new Error(`unknown courier task ${String(payload.do)}`);
  }
}
