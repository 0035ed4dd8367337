import { cleanText, defined, indianDate, sliceText } from '@jyotiratna/contract';
import { requestPush } from '../accounts/push/request-push.ts';
import type { ParcelEvent } from '../platform/couriers/courier.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { requestText } from '../platform/text-messages/request-text.ts';
import { lockOrder, type OrderRow } from '../reservations/order-queries.ts';
import { moveOrderAlong } from './advance-order.ts';
import { effectOf } from './parcel-progress.ts';
import {
  findByAwbs,
  insertEvents,
  lockParcel,
  type ParcelChange,
  type ParcelEventRow,
  type ParcelRow,
  updateParcel,
} from './parcel-queries.ts';
import { matchEarlyLines } from './remittances/match-early-lines.ts';

type Applying = Pick<Deps, 'db' | 'env' | 'catalogue' | 'payments' | 'otherPayments'>;

/** Events in the distant past or future are a courier's error; both would block later ones. */
const aheadMs = 10 * 60_000;

/**
 * Applies a courier's events, in any order and any number of times: each is stored once, and only
 * advances its parcel and order. One transaction for each parcel.
 * @returns the number of new events
 */
export async function applyEvents(
  deps: Applying,
  { courier, source }: { courier: string; source: 'webhook' | 'poll' },
  events: readonly ParcelEvent[],
): Promise<number> {
  const byAwb = Map.groupBy(events, ({ awb }) => awb);
  const known = await findByAwbs(deps.db, courier, [...byAwb.keys()]);
  let added = 0;
  for (const { id, orderId, awb } of known) {
    added += await transact(deps.db, async (tx) => {
      // The order is locked first: the global lock order.
      const order = await lockOrder(tx, orderId);
      const parcel = order && (await lockParcel(tx, id));
      if (!parcel) return 0;
      return applyToParcel(deps, tx, { order, parcel, source }, byAwb.get(awb ?? '') ?? []);
    });
  }
  return added;
}

async function applyToParcel(
  deps: Applying,
  tx: Transaction,
  { order, parcel, source }: { order: OrderRow; parcel: ParcelRow; source: 'webhook' | 'poll' },
  events: readonly ParcelEvent[],
): Promise<number> {
  const possible = events.filter(({ at }) => at.getTime() < Date.now() + aheadMs);
  const rows = possible.map(({ state, at, place, remark }) => ({
    ...{ parcelId: parcel.id, state, at, source },
    place: place && sliceText(cleanText(place), 200),
    remark: remark && sliceText(cleanText(remark), 300),
  }));
  const added = await insertEvents(tx, rows);
  const change = changeOf(parcel, added);
  const expectedOn = newestDay(possible, added);
  if (expectedOn && expectedOn !== parcel.expectedOn) change.expectedOn = expectedOn;
  const changed =
    Object.keys(change).length > 0 ? await updateParcel(tx, parcel.id, change) : parcel;
  if (changed.direction === 'forward') {
    await moveOrderAlong(deps, tx, order, changed, parcel.state);
    await notify(tx, order, parcel, changed);
    if (parcel.state !== changed.state) await matchEarlyLines(tx, changed);
  }
  return added.length;
}

/**
 * The parcel's state after these events, its number of missed deliveries, and whether an event
 * contradicts its state.
 */
function changeOf(parcel: ParcelRow, events: readonly ParcelEventRow[]): ParcelChange {
  let { state, stateAt } = parcel;
  const change: ParcelChange = {};
  const missedAttempts = events.filter((event) => event.state === 'missed').length;
  if (missedAttempts > 0) change.misses = parcel.misses + missedAttempts;
  for (const event of events) {
    const effect = effectOf({ state, stateAt }, event);
    if (effect === 'contradicts') change.contradicted = true;
    if (effect !== 'apply') continue;
    [state, stateAt] = [defined(event.state), event.at];
    Object.assign(change, { state, stateAt });
  }
  return change;
}

function newestDay(
  events: readonly ParcelEvent[],
  added: readonly ParcelEventRow[],
): string | null {
  if (added.length === 0) return null;
  const dated = events.filter(({ expectedOn }) => expectedOn !== null);
  return dated.sort((a, b) => b.at.getTime() - a.at.getTime())[0]?.expectedOn ?? null;
}

/**
 * Notifies the customer: a missed delivery asks for a day; a later day than announced is announced.
 */
async function notify(
  tx: Transaction,
  order: OrderRow,
  before: ParcelRow,
  after: ParcelRow,
): Promise<void> {
  await pushStep(tx, order, before, after);
  if (after.state === 'out_for_delivery' && before.state !== after.state && after.stateAt)
    await requestText(tx, {
      kind: 'out-for-delivery',
      parcelId: after.id,
      day: indianDate(after.stateAt.getTime()),
    });
  if (!order.email) return;
  if (after.state === 'missed' && after.misses > before.misses)
    await requestEmail(tx, { kind: 'parcel-missed', parcelId: after.id, miss: after.misses });
  const announced = before.notifiedOn ?? order.promisedTo ?? before.expectedOn;
  const onTheWay =
    after.state === 'in_transit' ||
    after.state === 'out_for_delivery' ||
    after.state === 'picked_up';
  if (!onTheWay || !after.expectedOn || !announced || after.expectedOn <= announced) return;
  await updateParcel(tx, after.id, { notifiedOn: after.expectedOn });
  await requestEmail(tx, { kind: 'parcel-later', parcelId: after.id, day: after.expectedOn });
}

/** Notifies the customer's devices that a parcel arrives today, or was not delivered. */
async function pushStep(
  tx: Transaction,
  order: OrderRow,
  before: ParcelRow,
  after: ParcelRow,
): Promise<void> {
  const { state: step, misses: again } = after;
  const isNew = step === 'missed' ? again > before.misses : step !== before.state;
  if (!order.userId || !isNew || (step !== 'missed' && step !== 'out_for_delivery')) return;
  await requestPush(
    tx,
    { kind: 'parcel-step', orderId: order.id, parcelId: after.id, step, again },
    [order.userId],
  );
}
