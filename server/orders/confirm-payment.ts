import type { Order } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { type VerifyPayment, verifyPayment } from '../payments/verify-payment.ts';
import type { Deps } from '../platform/deps.ts';
import { showOrder, viewerOf } from './get-order.ts';

/**
 * Handles the browser's callback after payment; returns the current order.
 * @throws ShopError as `verifyPayment`
 */
export async function confirmPayment(
  deps: Deps,
  actor: Actor,
  input: VerifyPayment,
): Promise<Order> {
  const order = await verifyPayment(deps, actor, input);
  return showOrder(deps, order, viewerOf(order, actor));
}
