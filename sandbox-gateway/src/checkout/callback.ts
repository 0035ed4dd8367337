import type { Failure } from '../faults/registry.ts';
import type { NewId } from '../ids.ts';
import { signPayment } from '../signatures.ts';

export type CallbackFields = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string | string[];
};

/**
 * The three signed fields that the browser passes to the shop, corrupted if a failure on `callback`
 * is pending.
 */
export function callbackFields(
  keySecret: string,
  orderId: string,
  paymentId: string,
  failure: Failure | undefined,
  newId: NewId,
): CallbackFields {
  const signature = signPayment(keySecret, orderId, paymentId);
  const fields = {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: signature,
  };
  switch (failure?.do) {
    case 'signature-bit-flip':
      return {
        ...fields,
        razorpay_signature:
          (Number.parseInt(signature.slice(0, 1), 16) ^ 1).toString(16) + signature.slice(1),
      };
    case 'signature-empty':
      return { ...fields, razorpay_signature: '' };
    case 'signature-array':
      return { ...fields, razorpay_signature: [signature] };
    case 'signature-uppercase':
      return { ...fields, razorpay_signature: signature.toUpperCase() };
    case 'signature-of-other-order':
      return { ...fields, razorpay_signature: signPayment(keySecret, newId('order'), paymentId) };
    case 'order-swapped':
      return { ...fields, razorpay_order_id: newId('order') };
    case 'payment-swapped':
      return { ...fields, razorpay_payment_id: newId('pay') };
    case 'wrong-secret':
      return { ...fields, razorpay_signature: signPayment('not_the_secret', orderId, paymentId) };
    default:
      return fields;
  }
}
