import { payment } from '#messages/payments/payment.ts';
import { isCallError } from '../../is-call-error.ts';
import { NoOrderError, PayError } from './pay.ts';

/** The message about a failed purchase. */
export type PayErrorDetails = {
  title: string;
  description: string;
  /** The cart has to be refetched: its prices, stock or coupon differ from the page. */
  cartChanged: boolean;
  /** The server's error messages by field path, if it rejected the form. */
  fields: Readonly<Record<string, string>>;
  /** The order whose page displays the outcome, if there is one. */
  orderId: string | null;
};

const cartErrors =
  /^(amount_mismatch|out_of_stock|sold_out|product_not_found|cart_empty|coupon_\w+|cart_full|order_state)$/;

/**
 * The customer's message about a failed purchase; `provider` is the payment provider's display
 * name.
 */
export function describePayError(error: unknown, provider: string): PayErrorDetails {
  const { stage, cause, orderId } =
    error instanceof PayError ? error : { stage: 'start' as const, cause: error, orderId: null };
  const call = isCallError(cause) ? cause : null;
  const message =
    call && (call.status === 0 || typeof call.body.message === 'string') ? call.message : null;
  const base = { cartChanged: false, fields: call?.fields ?? {}, orderId };

  if (stage === 'verify') {
    const description =
      call?.code === 'payment_mismatch' && message ? message : payment.notVerified;
    return { ...base, title: payment.verificationFailed, description };
  }
  if (call && cartErrors.test(call.code)) {
    return {
      ...base,
      title: call.title,
      description: message ?? payment.noOrder,
      cartChanged: true,
    };
  }
  if (call) return { ...base, title: payment.error, description: message ?? payment.noOrder };
  return {
    ...base,
    title: payment.error,
    description: cause instanceof NoOrderError ? payment.noOrder : payment.cannotStart(provider),
  };
}
