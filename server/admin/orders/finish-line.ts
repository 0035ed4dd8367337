import { type AdminOrder, defined, errorMessage, ShopError } from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { markFinished } from '../../orders/workshop/queries.ts';
import { applyRingSize, type RingSizeInput } from '../../orders/workshop/send-ring-size.ts';
import { workshopLineOf } from '../../orders/workshop/workshop-line.ts';
import type { Deps } from '../../platform/deps.ts';
import { listOrderItems } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';
import { source } from './move-order.ts';

type Changing = Pick<Deps, 'db' | 'catalogue' | 'env' | 'clock' | 'payments' | 'otherPayments'>;

/**
 * Marks a line as produced by the workshop; idempotent.
 * @throws ShopError order_not_found, order_state
 */
export async function finishLine(
  deps: Changing,
  actor: Admin,
  { id, item: position }: { id: string; item: number },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.made', id }, async (tx, order) => {
    const item = (await listOrderItems(tx, [id])).find((one) => one.position === position);
    const state = item && workshopLineOf(item, order.status)?.state;
    if (state === 'made') return null;
    if (state !== 'in_the_workshop')
      throw new ShopError('order_state', { message: errorMessage('made_not_now') });
    await markFinished(tx, { orderId: id, position }, new Date(deps.clock.now()));
    return { order, metadata: { made: defined(item).name } };
  });
}

/**
 * Saves the ring size that a buyer communicated by phone or email. @throws ShopError
 * order_not_found, order_state
 */
export async function enterRingSize(
  deps: Changing,
  actor: Admin,
  size: RingSizeInput & { id: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.size', id: size.id }, async (tx, order) => {
    const changed = await applyRingSize(deps, tx, order, size, source(actor));
    return { order: changed, metadata: { ringSize: size.size } };
  });
}
