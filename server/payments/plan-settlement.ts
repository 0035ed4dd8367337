import { duePaise } from '../reservations/order-credit.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import type { PaymentRow } from './queries.ts';

/**
 * The effect of a payment on its order:
 * - `none`: not captured, or decided before
 * - `await-lines`: captured, but the lines are still missing
 * - `apply`: the reserved order becomes paid
 * - `reapply`: the reservation has expired; paid if everything can be reserved again, else
 *   refunded
 * - `duplicate`, `mismatch`, `late`: refunded
 */
export type SettlementStep =
  | 'none'
  | 'await-lines'
  | 'apply'
  | 'reapply'
  | 'duplicate'
  | 'mismatch'
  | 'late';

type Details = {
  order: Pick<OrderRow, 'status' | 'amountPaise' | 'creditPaise' | 'currency' | 'linesKnown'>;
  payment: Pick<PaymentRow, 'status' | 'disposition' | 'amountPaise' | 'currency'>;
  /** Another order of the same purchase has been paid. */
  siblingPaid: boolean;
  /** Whether verify submitted lines, for an order that was created without. */
  linesSubmitted: boolean;
};

/**
 * Decides the effect of a payment from the stored state, regardless of its source; the same events
 * yield the same result in any order.
 */
export function planSettlement({
  order,
  payment,
  siblingPaid,
  linesSubmitted,
}: Details): SettlementStep {
  if (payment.disposition !== null) return 'none';
  if (payment.status !== 'captured' && payment.status !== 'refunded') return 'none';
  if (order.status !== 'created' && order.status !== 'expired') return 'duplicate';
  if (payment.amountPaise !== duePaise(order) || payment.currency !== order.currency)
    return 'mismatch';
  if (siblingPaid) return 'duplicate';
  // Refunded at the provider's dashboard before: there is nothing to confirm.
  if (payment.status === 'refunded') return 'duplicate';
  if (!order.linesKnown && !linesSubmitted)
    return order.status === 'expired' ? 'late' : 'await-lines';
  return order.status === 'created' && order.linesKnown ? 'apply' : 'reapply';
}
