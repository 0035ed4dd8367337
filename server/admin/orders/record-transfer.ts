import { type AdminOrder, defined, errorMessage, ShopError, toRupees } from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { applyRefundEvent } from '../../payments/apply-refund-event.ts';
import { moneyOf } from '../../payments/queries.ts';
import { findRefund } from '../../payments/refund-queries.ts';
import { isByHand } from '../../payments/refund-route.ts';
import type { Deps } from '../../platform/deps.ts';
import { findOrder } from '../../reservations/order-queries.ts';
import { changeOrder } from './change-order.ts';

/** Prefix of a bank's transfer number, stored in place of the provider's refund id. */
const byBank = 'bank:';

/**
 * Records the bank transfer of a cash-on-delivery payment's refund to the customer; idempotent.
 * @param reference the bank's transfer number
 * @throws ShopError order_not_found, or order_state for a refund processed by a provider, of a
 * different order, or transferred under another number
 */
export async function recordTransfer(
  deps: Pick<Deps, 'db' | 'catalogue' | 'env' | 'log' | 'payments' | 'otherPayments'>,
  actor: Admin,
  { id, refundKey, reference }: { id: string; refundKey: string; reference: string },
): Promise<AdminOrder> {
  return changeOrder(deps, { actor, action: 'order.transfer', id }, async (tx, order) => {
    const refund = await findRefund(tx, refundKey);
    if (refund?.orderId !== id || !isByHand(deps, order)) {
      throw new ShopError('order_state', { message: errorMessage('transfer_not_now') });
    }
    const transferId = `${byBank}${reference}`;
    const { paymentId, gatewayRefundId } = refund;
    const amountPaise = moneyOf(refund);
    if (refund.status === 'processed') {
      if (gatewayRefundId === transferId) return null;
      // Two administrators made the transfer: the error must reveal that the money was sent twice.
      const first = gatewayRefundId?.replace(byBank, '') ?? '';
      throw new ShopError('order_state', {
        message: errorMessage('transfer_noted', { reference: first }),
      });
    }
    await applyRefundEvent(
      deps,
      tx,
      { id: transferId, paymentId, amountPaise, status: 'processed' },
      refundKey,
    );
    const metadata = { transferred: toRupees(amountPaise), reference };
    return { order: defined(await findOrder(tx, id)), metadata };
  });
}
