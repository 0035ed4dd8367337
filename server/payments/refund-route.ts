import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';
import type { OrderRow } from '../reservations/order-queries.ts';

/**
 * The way to refund an order: through its provider (`open`); impossible, because no money moved and
 * the sandbox is no longer used (`no-money`); or unavailable until its provider is configured again
 * (`closed`). Only the order's own provider has data about its payments.
 */
export type RefundRoute = 'open' | 'no-money' | 'closed';

export function refundRoute(
  deps: Pick<Deps, 'payments' | 'otherPayments'>,
  order: Pick<OrderRow, 'provider'> & Partial<Pick<OrderRow, 'paymentMethod'>>,
): RefundRoute {
  if (providerOf(deps, order) || order.paymentMethod === 'credit') return 'open';
  return order.provider === 'sandbox' || order.provider === 'none' ? 'no-money' : 'closed';
}

/** Whether an administrator has to transfer the refund, because no provider can. */
export function isByHand(
  deps: Pick<Deps, 'payments' | 'otherPayments'>,
  order: Pick<OrderRow, 'provider'>,
): boolean {
  return providerOf(deps, order)?.refundsByHand === true;
}

const reasons = {
  'no-money': errorMessage('refund_of_test'),
  closed: errorMessage('refund_elsewhere'),
};

/** The error that explains why no refund is possible now. */
export function noRefundRoute(route: Exclude<RefundRoute, 'open'>): ShopError {
  return new ShopError('order_state', { message: reasons[route] });
}
