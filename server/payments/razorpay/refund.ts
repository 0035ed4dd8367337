import type { CallGateway } from './call-gateway.ts';
import { type GatewayRefund, refundReply } from './entities.ts';
import { checkedId } from './ids.ts';
import { PaymentsError } from './payments-error.ts';
import { type Pacing, withRetries } from './retry.ts';

/** The provider gives nothing smaller back: ₹1. */
export const leastRefundPaise = 100;

export type NewRefund = {
  paymentId: string;
  /** Integer paise, at least 100, at most what is left of the payment. */
  amountPaise: number;
  /** At least 10 of `A-Z a-z 0-9 _ -`. Repeat a refund whose outcome is unknown with the same key and the same body, never with a new key. */
  idempotencyKey: string;
  /** At most 15 pairs, values of at most 256 characters. */
  notes?: Record<string, string>;
};

/**
 * Gives money back for one captured payment. Safe to repeat: the provider answers the same key with the same refund.
 * A `processed` or `pending` result is on its way; `failed` has to be looked at by a person.
 * @throws PaymentsError
 */
export async function refund(
  call: CallGateway,
  pacing: Pacing,
  timeoutMs: number,
  asked: NewRefund,
): Promise<GatewayRefund> {
  const { paymentId, amountPaise, idempotencyKey, notes } = asked;
  if (!Number.isSafeInteger(amountPaise) || amountPaise < leastRefundPaise)
    throw new RangeError(`a refund is at least ${leastRefundPaise} paise, in whole paise`);
  if (!/^[A-Za-z0-9_-]{10,100}$/.test(idempotencyKey))
    throw new RangeError('a refund needs an idempotency key of 10 to 100 characters');
  const path = `/payments/${checkedId('payment', paymentId)}/refund`;
  const body = { amount: amountPaise, speed: 'normal', ...(notes && Object.keys(notes).length > 0 && { notes }) };
  const headers = { 'x-refund-idempotency': idempotencyKey };

  const made = await withRetries(pacing, () => call({ method: 'POST', path, body, headers, timeoutMs }, refundReply));
  if (made.paymentId !== paymentId || made.amountPaise !== amountPaise) {
    throw new PaymentsError('unknown', 'The payment provider answered with another refund', {
      reason: 'refund_mismatch',
    });
  }
  return made;
}
