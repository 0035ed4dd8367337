import { PaymentsError } from '../payments-error.ts';
import { minRefundPaise, type NewRefund } from '../provider.ts';
import type { CallGateway } from './call-gateway.ts';
import { type GatewayRefund, keyNote, refundReply } from './entities.ts';
import { checkedId } from './ids.ts';
import { type Timing, withRetries } from './retry.ts';

/**
 * Refunds a captured payment; idempotent: the provider returns the same refund for the same key. A
 * `pending` result is in progress; `failed` needs manual handling.
 * @throws PaymentsError
 */
export async function refundAtGateway(
  call: CallGateway,
  timing: Timing,
  timeoutMs: number,
  requested: NewRefund,
): Promise<GatewayRefund> {
  const { paymentId, amountPaise, idempotencyKey } = requested;
  if (!Number.isSafeInteger(amountPaise) || amountPaise < minRefundPaise)
    throw new RangeError(`a refund is at least ${minRefundPaise} paise, in whole paise`);
  if (!/^[A-Za-z0-9_-]{10,100}$/.test(idempotencyKey))
    throw new RangeError('a refund needs an idempotency key of 10 to 100 characters');
  const path = `/payments/${checkedId('payment', paymentId)}/refund`;
  const body = { amount: amountPaise, speed: 'normal', notes: { [keyNote]: idempotencyKey } };
  const headers = { 'x-refund-idempotency': idempotencyKey };

  const created = await withRetries(timing, () =>
    call({ method: 'POST', path, body, headers, timeoutMs }, refundReply),
  );
  if (created.paymentId !== paymentId || created.amountPaise !== amountPaise) {
    throw new PaymentsError('unknown', 'The payment provider answered with another refund', {
      reason: 'refund_mismatch',
    });
  }
  return created;
}
