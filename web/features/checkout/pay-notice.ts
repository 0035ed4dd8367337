import { payment } from '#messages/payments/payment.ts';
import { isCallError } from '../../is-call-error.ts';
import { NoOrderError, PayError } from './pay.ts';

/** What the page tells of a purchase that stopped. */
export type PayNotice = {
  title: string;
  description: string;
  /** The cart has to be read again: prices, stock or coupon are not what the page shows. */
  cartChanged: boolean;
  /** The server's sentences by field path, when it rejected the form. */
  fields: Readonly<Record<string, string>>;
  /** The order whose page tells how this ended, where there is one. */
  orderId: string | null;
};

const aboutCart =
  /^(amount_mismatch|out_of_stock|sold_out|product_not_found|cart_empty|coupon_\w+|cart_full|order_state)$/;

/** What a customer is told when a purchase stopped; `provider` by its name for people. */
export function payNotice(error: unknown, provider: string): PayNotice {
  const { stage, cause, orderId } =
    error instanceof PayError ? error : { stage: 'start' as const, cause: error, orderId: null };
  const call = isCallError(cause) ? cause : null;
  const said = call && (call.status === 0 || typeof call.body.message === 'string') ? call.message : null;
  const base = { cartChanged: false, fields: call?.fields ?? {}, orderId };

  if (stage === 'verify') {
    const description = call?.code === 'payment_mismatch' && said ? said : payment.notVerified;
    return { ...base, title: payment.verificationFailed, description };
  }
  if (call && aboutCart.test(call.code)) {
    return { ...base, title: call.title, description: said ?? payment.noOrder, cartChanged: true };
  }
  if (call) return { ...base, title: payment.error, description: said ?? payment.noOrder };
  return {
    ...base,
    title: payment.error,
    description: cause instanceof NoOrderError ? payment.noOrder : payment.cannotStart(provider),
  };
}
