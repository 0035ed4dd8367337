import { errorMessage, ShopError } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { releaseGatewayStep, setGatewayOrderId } from '../reservations/gateway-order-queries.ts';
import { duePaise } from '../reservations/order-credit.ts';
import { lockOrder, type OrderRow, updateOrder } from '../reservations/order-queries.ts';

/**
 * Creates the provider's order for a reserved order. The caller must have claimed the order's
 * gateway step (`claimGatewayStep`). A definite rejection releases stock and coupon at once; after
 * an unknown outcome they stay reserved, and the call may be repeated.
 * @param resumed a previous attempt may have reached the provider: its order is looked up first
 * @throws ShopError payments_unavailable (503)
 */
export async function openGatewayOrder(
  deps: Pick<Deps, 'db' | 'log' | 'catalogue' | 'payments' | 'otherPayments'>,
  order: OrderRow,
  resumed: boolean,
): Promise<OrderRow> {
  const provider = providerOf(deps, order);
  if (!provider) throw new ShopError('payments_off');
  try {
    const expected = {
      amountPaise: duePaise(order),
      receipt: order.id,
      notes: { ref: order.id, order: order.orderNumber },
    };
    const found = resumed ? await provider.findSession(order.id) : null;
    const counterpart =
      found?.amountPaise === expected.amountPaise && found.currency === order.currency
        ? found
        : await provider.createSession(expected);
    return { ...order, ...(await setGatewayOrderId(deps.db, order.id, counterpart.id)) };
  } catch (failure) {
    if (!(failure instanceof PaymentsError)) throw failure;
    deps.log.warn(
      { orderId: order.id, kind: failure.kind, reason: failure.reason },
      'payment order not created',
    );
    if (failure.kind === 'unknown' || resumed) await releaseGatewayStep(deps.db, order.id);
    else await giveUp(deps, order);
    throw new ShopError('payments_unavailable', {
      message: errorMessage('checkout_unavailable', { provider: provider.title }),
      retryAfter: Math.ceil((failure.retryAfterMs ?? 2000) / 1000),
    });
  }
}

/**
 * Closes an order that does not exist at the provider, so that its key can be used for another
 * attempt.
 */
async function giveUp(deps: Pick<Deps, 'db' | 'catalogue'>, { id }: OrderRow): Promise<void> {
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status !== 'created' || order.gatewayOrderId) return;
    const finished = await expireOrder(tx, order, 'provider');
    await updateOrder(
      tx,
      finished,
      { idempotencyKey: `ended:${id}`, reconcileAt: null },
      'provider',
    );
  });
}
