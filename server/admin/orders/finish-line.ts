import { type AdminOrder, ShopError, sentence } from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { setMade } from '../../orders/workshop/queries.ts';
import { applyRingSize, type ToldSize } from '../../orders/workshop/tell-size.ts';
import { workshopLine } from '../../orders/workshop/workshop-line.ts';
import type { Deps } from '../../platform/deps.ts';
import { listOrderItems } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';
import { source } from './move-order.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'clock' | 'payments' | 'otherPayments'>;

/**
 * Notes that a line has come out of the workshop; one that has already stays as it is.
 * @throws ShopError order_not_found, order_state
 */
export async function finishLine(
  deps: Changing,
  actor: Admin,
  { id, item: position }: { id: string; item: number },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.made', id }, async (tx, order) => {
    const item = (await listOrderItems(tx, [id])).find((one) => one.position === position);
    const state = item && workshopLine(item, order.status)?.state;
    if (state === 'made') return null;
    if (state !== 'in_the_workshop') throw new ShopError('order_state', { message: sentence('made_not_now') });
    await setMade(tx, { orderId: id, position }, new Date(deps.clock.now()));
    return { order, facts: { made: item!.name } };
  });
}

/** The size of a ring, as its buyer told it by phone or mail. @throws ShopError order_not_found, order_state */
export async function enterRingSize(
  deps: Changing,
  actor: Admin,
  told: ToldSize & { id: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.size', id: told.id }, async (tx, order) => {
    const changed = await applyRingSize(deps, tx, order, told, source(actor));
    return { order: changed, facts: { ringSize: told.size } };
  });
}
