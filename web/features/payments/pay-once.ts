import { payment } from '#messages/payments/payment.ts';
import { ReadableError } from '../../call-message.ts';
import { isCallError } from '../../is-call-error.ts';
import type { Callback, WindowRequest } from './client.ts';
import { retryCall, type Wait } from './retry-call.ts';

/** A purchase other than an order: a gift card, or a top-up of the balance. */
export type PurchaseState = { id: string; status: string };

export type PurchaseCalls<Values, Purchase extends PurchaseState> = {
  /** Opens a payment at the provider. */
  start(values: Values): Promise<{ purchase: Purchase; request: WindowRequest }>;
  /** Reports the window's result to the server; idempotent. */
  verify(fields: Callback['fields']): Promise<Purchase>;
  read(id: string): Promise<Purchase>;
};

type OpenWindow = (request: WindowRequest) => Promise<Callback | null>;

/** `closed`: the window was closed without a payment. */
export type Outcome<Purchase> = { purchase: Purchase; closed: boolean };

/** A payment that the server has not confirmed yet; without fields its window was closed. */
type Unconfirmed = { id: string; fields: Callback['fields'] | null };

/**
 * Returns a function that pays for one purchase at a time. A report that does not reach the server
 * is retried, and another click first confirms that payment: a lost response never causes a second
 * payment.
 */
export function createPayer<Values, Purchase extends PurchaseState>(
  calls: PurchaseCalls<Values, Purchase>,
  wait: Wait,
) {
  let open: Unconfirmed | null = null;

  async function confirm(last: Unconfirmed): Promise<Outcome<Purchase>> {
    open = last;
    const { id, fields } = last;
    const call = () => (fields ? calls.verify(fields) : calls.read(id));
    const purchase = await retryCall(call, wait).catch((error: unknown) => {
      if (isRejection(error)) open = null;
      throw isResponse(error) ? error : new ReadableError(payment.unconfirmed);
    });
    open = null;
    return { purchase, closed: fields === null && purchase.status === 'created' };
  }

  return async (values: Values, openWindow: OpenWindow): Promise<Outcome<Purchase>> => {
    if (open) {
      const outcome = await confirm(open);
      if (!outcome.closed) return outcome;
    }
    const { purchase, request } = await calls.start(values);
    const callback = await openWindow(request);
    return confirm({ id: purchase.id, fields: callback?.fields ?? null });
  };
}

/** Whether the server has rejected the payment: it does not exist. */
const isRejection = (error: unknown) =>
  isCallError(error) && [400, 404, 409, 422].includes(error.status);

/** Whether the server has responded with an error for the customer, such as an expired login. */
const isResponse = (error: unknown) =>
  isCallError(error) && error.status >= 400 && error.status < 500;
