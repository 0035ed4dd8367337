import { type OrderStatus, ShopError, type TrackedOrder } from '@jyotiratna/contract';
import { countAttempt, secondsToWait } from '../accounts/attempt-queries.ts';
import { tooManyAttempts } from '../accounts/throttle.ts';
import { canonicalEmail, phoneKey } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { listOrderEvents } from '../reservations/order-event-queries.ts';
import { listOrderItems, type OrderRow } from '../reservations/order-queries.ts';
import { presentOrderParcel } from './present-parcel.ts';
import { findOrderByNumber } from './track-queries.ts';

/** The limit of wrong contacts for an order; `window` in seconds. */
const perOrder = { limit: 10, window: 3600 };

/** Statuses without a placed order: an unpaid reservation. */
const untracked: readonly OrderStatus[] = ['created', 'expired'];

/**
 * Finds an order by its number and its phone number or email address, without personal data.
 * @throws ShopError order_not_found, the same for an unknown number and a wrong contact,
 * too_many_attempts (429)
 */
export async function trackOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  { orderNumber, contact }: { orderNumber: string; contact: string },
): Promise<TrackedOrder> {
  const order = await findByContact(deps, { orderNumber, contact });
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
    items: items.map(({ name, nameHi, quantity }) => ({
      name,
      ...(nameHi && { nameHi }),
      qty: quantity,
    })),
    arrives: from && to ? { from, to } : null,
    parcel,
  };
}

/**
 * Emails the link to the full order to its own address: number and contact alone only show the
 * delivery status. At most one email an hour.
 * @throws ShopError as `trackOrder`
 */
export async function sendOrderLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  requested: { orderNumber: string; contact: string },
): Promise<void> {
  const { id: orderId, email, status } = await findByContact(deps, requested);
  if (!email) return;
  const again = `track-${Math.floor(deps.clock.now() / 3_600_000)}`;
  const kind = status === 'placed' ? 'cash-question' : 'order-confirmation';
  await transact(deps.db, (tx) => requestEmail(tx, { kind, orderId, again }));
}

/**
 * Finds an order by number and contact. Wrong contacts are counted by order number, over all
 * networks, also for unknown numbers.
 */
async function findByContact(
  { db }: Pick<Deps, 'db'>,
  { orderNumber, contact }: { orderNumber: string; contact: string },
): Promise<OrderRow> {
  const number = normalNumber(orderNumber);
  const key = `track:${hashToken(number)}`;
  const wait = await secondsToWait(db, key, perOrder.limit);
  if (wait > 0) throw tooManyAttempts(wait);
  const order = await findOrderByNumber(db, number);
  if (order && !untracked.includes(order.status) && matches(order, contact)) return order;
  await countAttempt(db, key, perOrder);
  throw new ShopError('order_not_found');
}

/**
 * Normalises an order number as typed by a customer: in lower case, with spaces, or without its
 * prefix.
 */
function normalNumber(typed: string): string {
  const text = typed.toUpperCase().replace(/[\s#]/g, '');
  return text.startsWith('JR-') ? text : `JR-${text.replace(/^JR/, '')}`;
}

function matches({ email, address }: OrderRow, contact: string): boolean {
  if (contact.includes('@'))
    return email !== null && canonicalEmail(email) === canonicalEmail(contact);
  const phone = phoneKey(contact);
  return phone.length === 10 && address !== null && phoneKey(address.phone) === phone;
}
