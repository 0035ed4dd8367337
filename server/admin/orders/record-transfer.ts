import { type AdminOrder, ShopError, sentence, toRupees } from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { applyRefundFact } from '../../payments/apply-refund-fact.ts';
import { findRefund } from '../../payments/refund-queries.ts';
import { isByHand } from '../../payments/refund-route.ts';
import type { Deps } from '../../platform/deps.ts';
import { findOrder } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';

/** Before the number of a transfer, where a provider's refund has its own id. */
const byBank = 'bank:';

/**
 * Writes down that a refund of money that was paid at the door has been transferred to the customer's account; a second press
 * finds it written down.
 * @param reference the bank's own number of the transfer
 * @throws ShopError order_not_found, or order_state for a refund that a provider makes, that this order has not, or that was
 * transferred under another number
 */
export async function recordTransfer(
  deps: Pick<Deps, 'db' | 'catalogue' | 'env' | 'log' | 'payments' | 'otherPayments'>,
  actor: Admin,
  { id, refundKey, reference }: { id: string; refundKey: string; reference: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.transfer', id }, async (tx, order) => {
    const refund = await findRefund(tx, refundKey);
    if (refund?.orderId !== id || !isByHand(deps, order)) {
      throw new ShopError('order_state', { message: sentence('transfer_not_now') });
    }
    const named = `${byBank}${reference}`;
    const { paymentId, amountPaise, gatewayRefundId } = refund;
    if (refund.status === 'processed') {
      if (gatewayRefundId === named) return null;
      // Somebody else has transferred it as well: they have to learn that the money left twice.
      const first = gatewayRefundId?.replace(byBank, '') ?? '';
      throw new ShopError('order_state', { message: sentence('transfer_noted', { reference: first }) });
    }
    await applyRefundFact(deps, tx, { id: named, paymentId, amountPaise, status: 'processed' }, refundKey);
    const facts = { transferred: toRupees(amountPaise), reference };
    return { order: (await findOrder(tx, id))!, facts };
  });
}
