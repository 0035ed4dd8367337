import { payment } from '#messages/payments/payment.ts';
import { ReadableError } from '../../call-message.ts';
import { isCallError } from '../../is-call-error.ts';
import type { Callback, WindowRequest } from './client.ts';
import { retryCall, type Wait } from './retry-call.ts';

/** A purchase that is no order: a gift card, a top-up of the balance. */
type PurchaseState = { id: string; status: string };

export type PurchaseCalls<Values, Purchase extends PurchaseState> = {
  /** Opens a payment at the provider. */
  start(values: Values): Promise<{ purchase: Purchase; request: WindowRequest }>;
  /** The window's report of a payment, as often as it takes. */
  verify(fields: Callback['fields']): Promise<Purchase>;
  read(id: string): Promise<Purchase>;
};

type OpenWindow = (request: WindowRequest) => Promise<Callback | null>;

/** `closed`: the window was closed, and there is no payment. */
type Outcome<Purchase> = { purchase: Purchase; closed: boolean };

/** A payment whose outcome the shop has not confirmed; without fields its window was closed. */
type Unconfirmed = { id: string; fields: Callback['fields'] | null };

/**
 * Pays for one purchase after the other. A report that does not reach the shop is sent again, and
 * a further press confirms that payment first: a lost response never causes a second payment.
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

/** The shop has decided: there is no such payment. */
const isRejection = (error: unknown) =>
  isCallError(error) && [400, 404, 409, 422].includes(error.status);

/** A message of the shop to its customer, such as to log in. */
const isResponse = (error: unknown) =>
  isCallError(error) && error.status >= 400 && error.status < 500;
