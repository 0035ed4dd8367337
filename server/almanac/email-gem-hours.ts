import { type GemHoursEmailRequest, ShopError, sourceLocale } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { grahasOf, viewerOf } from '../orders/get-order.ts';
import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { findOrder, listOrderItems } from '../reservations/order-queries.ts';
import { gemHours } from './gem-hours.ts';

/**
 * Has the hours for a stone mailed to the address of the delivered order that it came with. Only the order's owner may
 * ask, and one mail goes for each graha, so that nobody's mailbox can be filled by it.
 * @returns whether it is a new mail
 * @throws ShopError order_not_found (404) also for another's order; not_found (404) for a stone that the order has not
 * brought (yet), or an unknown city; no_sunrise (422)
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
  // What cannot be told is rejected now, while someone is there to choose another city.
  gemHours(deps, { graha, city, ...wearer });
  const locale = actor.locale ?? order.locale ?? sourceLocale;
  return requestMail(db, { kind: 'gem-hours', orderId: order.id, graha, city, locale, ...(wearer && { wearer }) });
}
