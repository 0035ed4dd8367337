import { PaymentsError } from '../payments-error.ts';
import type { NewSession } from '../provider.ts';
import type { CallGateway } from './call-gateway.ts';
import { type GatewayOrder, orderReply } from './entities.ts';
import { findOrderByReceipt } from './find-order.ts';
import { pauseBeforeRetry, type Timing } from './retry.ts';
import type { Timeouts } from './timeouts.ts';

/**
 * Creates the provider's order. The API has no idempotency key for orders, so after each failure
 * with an unknown outcome the receipt is looked up, and an order found there is used instead of a
 * second one.
 * @throws PaymentsError; `refused` also if the provider has the receipt with another amount (reason
 * `order_mismatch`)
 */
export async function createGatewayOrder(
  call: CallGateway,
  timing: Timing,
  timeouts: Timeouts,
  order: NewSession,
): Promise<GatewayOrder> {
  checkNewOrder(order);
  const budget = AbortSignal.timeout(timeouts.createBudgetMs);
  let everOpen = false;
  for (let attempts = 1; ; attempts += 1) {
    try {
      return asOrdered(await create(call, timeouts.createMs, order, budget), order);
    } catch (failure) {
      everOpen ||= failure instanceof PaymentsError && failure.kind === 'unknown';
      if (mayExist(failure)) {
        const found = await findOrderByReceipt(
          call,
          timing,
          order.receipt,
          timeouts.fetchMs,
          budget,
        ).catch(() => {
          throw stillOpen(failure);
        });
        if (found) return asOrdered(found, order);
      }
      const final = everOpen ? stillOpen(failure) : failure;
      const pause = pauseBeforeRetry(failure, attempts, timing.random);
      if (pause === undefined || budget.aborted) throw final;
      await timing.sleep(pause, budget).catch(() => {
        throw final;
      });
    }
  }
}

function create(
  call: CallGateway,
  timeoutMs: number,
  { amountPaise, receipt, notes }: NewSession,
  signal: AbortSignal,
) {
  const body = {
    amount: amountPaise,
    currency: 'INR',
    receipt,
    ...(notes && Object.keys(notes).length > 0 && { notes }),
    payment: {
      capture: 'automatic',
      capture_options: { automatic_expiry_period: 20, refund_speed: 'normal' },
    },
  };
  return call({ method: 'POST', path: '/orders', body, timeoutMs, signal }, orderReply);
}

/**
 * Status 400 is also the response if an earlier attempt has created the receipt; its message varies
 * by account, so the receipt is looked up.
 */
function mayExist(failure: unknown): boolean {
  if (!(failure instanceof PaymentsError) || failure.reason === 'order_mismatch') return false;
  return failure.kind === 'unknown' || failure.status === 400;
}

/** An earlier attempt may still reach the provider, regardless of the last response. */
function stillOpen(failure: unknown): unknown {
  if (
    !(failure instanceof PaymentsError) ||
    failure.kind === 'unknown' ||
    failure.reason === 'order_mismatch'
  )
    return failure;
  const { status, reason, field, retryAfterMs } = failure;
  return new PaymentsError('unknown', 'The payment order may or may not have been created', {
    ...(status !== undefined && { status }),
    ...(reason !== undefined && { reason }),
    ...(field !== undefined && { field }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    cause: failure,
  });
}

function asOrdered(found: GatewayOrder, { amountPaise, receipt }: NewSession): GatewayOrder {
  if (found.amountPaise === amountPaise && found.currency === 'INR' && found.receipt === receipt)
    return found;
  // Its id was never displayed, so it cannot be paid.
  throw new PaymentsError('refused', 'The payment provider holds another amount for this receipt', {
    reason: 'order_mismatch',
  });
}

function checkNewOrder({ amountPaise, receipt }: NewSession): void {
  if (!Number.isSafeInteger(amountPaise) || amountPaise < 100)
    throw new RangeError('an order is at least 100 paise, in whole paise');
  if (receipt.length < 1 || receipt.length > 40)
    throw new RangeError('a receipt has 1 to 40 characters');
}
