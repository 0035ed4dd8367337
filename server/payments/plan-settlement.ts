import type { OrderRow } from '../reservations/order-queries.ts';
import type { PaymentRow } from './queries.ts';

/**
 * What a payment does to its order:
 * - `none`: nothing is captured, or it has been decided before
 * - `await-lines`: captured, but what was bought is not known yet
 * - `apply`: the reserved order becomes paid
 * - `reapply`: the reservation is gone; paid if everything can be taken once more, else refunded
 * - `duplicate`, `mismatch`, `late`: refunded
 */
export type Settlement = 'none' | 'await-lines' | 'apply' | 'reapply' | 'duplicate' | 'mismatch' | 'late';

type Facts = {
  order: Pick<OrderRow, 'status' | 'amountPaise' | 'currency' | 'linesKnown'>;
  payment: Pick<PaymentRow, 'status' | 'disposition' | 'amountPaise' | 'currency'>;
  /** Another order of the same purchase has been paid. */
  siblingPaid: boolean;
  /** Lines that came with verify, for an order that was made without. */
  linesSubmitted: boolean;
};

/** Decides from what is stored, whichever source spoke; the same facts give the same answer in any order. */
export function planSettlement({ order, payment, siblingPaid, linesSubmitted }: Facts): Settlement {
  if (payment.disposition !== null) return 'none';
  if (payment.status !== 'captured' && payment.status !== 'refunded') return 'none';
  if (order.status !== 'created' && order.status !== 'expired') return 'duplicate';
  if (payment.amountPaise !== order.amountPaise || payment.currency !== order.currency) return 'mismatch';
  if (siblingPaid) return 'duplicate';
  // Already given back by hand at the provider: there is nothing left to confirm.
  if (payment.status === 'refunded') return 'duplicate';
  if (!order.linesKnown && !linesSubmitted) return order.status === 'expired' ? 'late' : 'await-lines';
  return order.status === 'created' && order.linesKnown ? 'apply' : 'reapply';
}
