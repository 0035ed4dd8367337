import { type GemHoursEmailRequest, ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { grahasOf, viewerOf } from '../orders/get-order.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { findOrder, listOrderItems } from '../reservations/order-queries.ts';
import { gemHours } from './gem-hours.ts';

/**
 * Sends the muhurta of a stone to the email address of the delivered order with it. Only the
 * order's owner may request this, and one email is sent per graha, so that a mailbox cannot be
 * flooded.
 * @returns whether it is a new email
 * @throws ShopError order_not_found (404) also for another customer's order; not_found (404) for
 * a stone not (yet) delivered with the order, or an unknown city; no_sunrise (422)
 */
export async function emailGemHours(
  deps: Pick<Deps, 'db' | 'places' | 'clock'>,
  actor: Actor,
  { orderId, graha, city, wearer }: GemHoursEmailRequest,
): Promise<boolean> {
  const { db } = deps;
  const order = await findOrder(db, orderId);
  if (!order || viewerOf(order, actor) !== 'owner') throw new ShopError('order_not_found');
  const items = order.status === 'delivered' ? await listOrderItems(db, [order.id]) : [];
  const grahas = [...(await grahasOf(db, items)).values()];
  if (!order.email || !grahas.includes(graha)) throw new ShopError('not_found');
  // Validates the request now, while the user can still select another city.
  gemHours(deps, { graha, city, ...wearer });
  const locale = actor.locale ?? order.locale ?? sourceLocale;
  return requestEmail(db, {
    kind: 'gem-hours',
    orderId: order.id,
    graha,
    city,
    locale,
    ...(wearer && { wearer }),
  });
}
