import { type AdminOrder, isIn, ShopError, sentence, soldStatuses } from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { setEnergised } from '../../orders/workshop/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { listOrderItems } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'clock' | 'payments' | 'otherPayments'>;

/**
 * Notes that a line's stone has been energised, with the address of its photograph or video. Its buyer is told once; another
 * address later corrects the first, without another message.
 * @throws ShopError order_not_found, order_state where nothing of the line is energised, or the order is not sold
 */
export async function noteEnergised(
  deps: Changing,
  actor: Admin,
  { id, item: position, link }: { id: string; item: number; link: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.energised', id }, async (tx, order) => {
    const item = (await listOrderItems(tx, [id])).find((one) => one.position === position);
    if (!item?.parts?.energisation || !isIn(soldStatuses, order.status))
      throw new ShopError('order_state', { message: sentence('not_energised_here') });
    if (item.energisedLink === link) return null;
    await setEnergised(tx, { orderId: id, position }, { link, at: item.energisedAt ?? new Date(deps.clock.now()) });
    if (order.email) await requestMail(tx, { kind: 'energised', orderId: id, item: position });
    return { order, facts: { energised: item.name } };
  });
}
