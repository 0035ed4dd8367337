import { type OrderStatus, ShopError, type TrackedOrder } from '@jyotiratna/contract';
import { canonicalEmail, phoneKey } from '../platform/contact-keys.ts';
import type { Deps } from '../platform/deps.ts';
import { listOrderEvents } from '../reservations/order-event-queries.ts';
import { listOrderItems, type OrderRow } from '../reservations/order-queries.ts';
import { presentOrderParcel } from './present-parcel.ts';
import { findOrderByNumber } from './track-queries.ts';

/** A reservation that was never paid is nobody's order. */
const untracked: readonly OrderStatus[] = ['created', 'expired'];

/**
 * An order by its number and the phone or email that it was placed with, without personal data.
 * @throws ShopError order_not_found, the same for an unknown number and for another's contact
 */
export async function trackOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  { orderNumber, contact }: { orderNumber: string; contact: string },
): Promise<TrackedOrder> {
  const order = await findOrderByNumber(deps.db, normalNumber(orderNumber));
  if (!order || untracked.includes(order.status) || !matches(order, contact)) throw new ShopError('order_not_found');
  const [items, events, parcel] = await Promise.all([
    listOrderItems(deps.db, [order.id]),
    listOrderEvents(deps.db, order.id),
    presentOrderParcel(deps, order.id),
  ]);
  const { promisedFrom: from, promisedTo: to } = order;
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    timeline: events.map(({ to: status, at }) => ({ status, at: at.toISOString() })),
    items: items.map(({ name, nameHi, quantity }) => ({ name, ...(nameHi && { nameHi }), qty: quantity })),
    arrives: from && to ? { from, to } : null,
    parcel,
  };
}

/** As customers type it: in small letters, with spaces, or without its prefix. */
function normalNumber(typed: string): string {
  const text = typed.toUpperCase().replace(/[\s#]/g, '');
  return text.startsWith('JR-') ? text : `JR-${text.replace(/^JR/, '')}`;
}

function matches({ email, address }: OrderRow, contact: string): boolean {
  if (contact.includes('@')) return email !== null && canonicalEmail(email) === canonicalEmail(contact);
  const phone = phoneKey(contact);
  return phone.length === 10 && address !== null && phoneKey(address.phone) === phone;
}
