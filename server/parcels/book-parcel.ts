import { defined, isIn, unsentStatuses } from '@jyotiratna/contract';
import { findReturn } from '../orders/returns/queries.ts';
import { unrefundedLines } from '../orders/unrefunded-lines.ts';
import type { CourierBooking, NewParcel, ParcelParty } from '../platform/couriers/courier.ts';
import { CourierError } from '../platform/couriers/courier-error.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { addToOutbox } from '../platform/outbox/queries.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { findOrder, listOrderItems, type OrderRow } from '../reservations/order-queries.ts';
import { lockHandOver, queuePickup } from './hand-over-queries.ts';
import {
  findParcel,
  lockParcel,
  type ParcelRow,
  storeBooking,
  updateParcel,
} from './parcel-queries.ts';

type Called = Pick<Deps, 'db' | 'env' | 'courier'>;

/**
 * Books a parcel at the courier and stores its AWB. Idempotent after a crash or a lost response:
 * the courier's adapter finds an earlier booking by the parcel's id. A parcel that the courier
 * rejects is marked as failed, with the reason.
 * @throws CourierError if the outcome is unknown or the courier is unavailable: retried later
 */
export async function bookParcel(deps: Called, parcelId: string): Promise<void> {
  const { courier } = deps;
  const parcel = await findParcel(deps.db, parcelId);
  if (parcel?.state !== 'booking') return;
  if (courier?.name !== parcel.courier)
    throw new CourierError('unavailable', { code: 'courier_not_set_up' });
  const order = await findOrder(deps.db, parcel.orderId);
  if (!order?.address || (parcel.direction === 'forward' && !isIn(unsentStatuses, order.status))) {
    await finish(deps, parcel, (tx) => updateParcel(tx, parcel.id, { state: 'cancelled' }));
    return;
  }
  const booking = await courier
    .book(await newParcelOf(deps, parcel, order))
    .catch((error: unknown) => {
      if (error instanceof CourierError && error.kind === 'refused') return error;
      throw error;
    });
  if (booking instanceof CourierError) {
    const failure = booking.reason || booking.code;
    await finish(deps, parcel, (tx) => updateParcel(tx, parcel.id, { state: 'failed', failure }));
    return;
  }
  await finish(deps, parcel, (tx) => store(tx, parcel.id, booking, courier.pollMinutes));
}

/** A parcel that was cancelled during the call gets its booking cancelled. */
async function store(
  tx: Parameters<typeof storeBooking>[0],
  id: string,
  { awb, courierRef, carrier, expectedOn }: CourierBooking,
  pollMinutes: number,
): Promise<void> {
  const row = await storeBooking(tx, id, { awb, courierRef, carrier, expectedOn }, pollMinutes);
  if (row.state === 'cancelled')
    await addToOutbox(tx, 'courier', `cancel-late:${id}`, { do: 'cancel', parcelId: id });
}

/** Completes a booking; the last one of a hand-over queues its pickup. */
async function finish(
  deps: Pick<Deps, 'db'>,
  { id, handOverId }: ParcelRow,
  work: (tx: Parameters<typeof storeBooking>[0]) => Promise<unknown>,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    if (handOverId) await lockHandOver(tx, handOverId);
    const parcel = await lockParcel(tx, id);
    // A parcel that was cancelled during its booking still gets its AWB, to be cancelled at the
    // courier.
    if (parcel?.state === 'booking' || (parcel?.state === 'cancelled' && parcel.awb === null))
      await work(tx);
    if (handOverId) await queuePickup(tx, handOverId);
  });
}

async function newParcelOf(
  deps: Pick<Deps, 'db' | 'env'>,
  parcel: ParcelRow,
  order: OrderRow,
): Promise<NewParcel> {
  const items = await contentsOf(deps.db, parcel, order);
  return {
    reference: parcel.id,
    direction: parcel.direction,
    orderNumber: order.orderNumber,
    customer: customerOf(order),
    email: order.email,
    shop: await shopOf(deps),
    grams: parcel.grams,
    codPaise: parcel.codPaise,
    valuePaise: items.reduce((total, { pricePaise, quantity }) => total + pricePaise * quantity, 0),
    items,
  };
}

/** Lines refunded before dispatch are not in the parcel. */
async function contentsOf(
  db: Executor,
  { direction, returnId }: ParcelRow,
  { id }: OrderRow,
): Promise<NewParcel['items']> {
  const returned = returnId ? await findReturn(db, returnId) : null;
  const items = await listOrderItems(db, [id]);
  const sent = direction === 'forward' ? await unrefundedLines(db, items) : items;
  return sent.flatMap(({ position, name, sku, quantity, unitPricePaise }) => {
    const line = returned?.lines.find((one) => one.position === position);
    if (returned && !line) return [];
    return [{ name, sku, quantity: line?.quantity ?? quantity, pricePaise: unitPricePaise }];
  });
}

function customerOf({ address }: OrderRow): ParcelParty {
  const { fullName, addressLine, apartment, city, state, pincode, phone } = defined(address);
  return {
    name: fullName,
    phone,
    address: [addressLine, apartment].filter(Boolean).join(', '),
    city,
    state,
    pincode,
  };
}

async function shopOf(deps: Pick<Deps, 'db' | 'env'>): Promise<ParcelParty> {
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_PHONE, COURIER_PICKUP_PIN } =
    await readSettings(deps);
  return {
    name: COMPANY_NAME || 'Jyotiratna',
    phone: COMPANY_PHONE,
    address: COMPANY_ADDRESS,
    city: '',
    state: '',
    pincode: COURIER_PICKUP_PIN ?? '',
  };
}
