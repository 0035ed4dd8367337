import { ShopError, sentence } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';
import type { OrderRow } from '../reservations/order-queries.ts';

/**
 * How the money of an order can go back: through the provider that took it (`open`); not at all, because none moved and the
 * sandbox is no longer in use (`no-money`); or not until its provider is configured again (`closed`). Another provider than
 * the order's knows nothing of its payments and is never asked.
 */
export type RefundRoute = 'open' | 'no-money' | 'closed';

export function refundRoute(
  deps: Pick<Deps, 'payments' | 'otherPayments'>,
  order: Pick<OrderRow, 'provider'>,
): RefundRoute {
  if (providerOf(deps, order)) return 'open';
  return order.provider === 'sandbox' || order.provider === 'none' ? 'no-money' : 'closed';
}

/** Whether what goes back is transferred by an administrator, and not by a provider. */
export function isByHand(deps: Pick<Deps, 'payments' | 'otherPayments'>, order: Pick<OrderRow, 'provider'>): boolean {
  return providerOf(deps, order)?.refundsByHand === true;
}

const reasons = { 'no-money': sentence('refund_of_test'), closed: sentence('refund_elsewhere') };

/** Why nothing can go back now. */
export function noRefundRoute(route: Exclude<RefundRoute, 'open'>): ShopError {
  return new ShopError('order_state', { message: reasons[route] });
}
