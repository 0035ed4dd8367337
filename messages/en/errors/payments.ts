import type { ErrorWordsPart } from '../../error-words.ts';

/** Of checkouts, orders and payments. */
export const payments = {
  titles: {
    order_not_found: 'Order not found',
    amount_mismatch: 'The total has changed',
    idempotency_mismatch: 'Different request',
    in_progress: 'In progress',
    order_state: 'Not possible now',
    payment_unverified: 'Verification Failed',
    payment_mismatch: 'Payment does not match',
    payments_unavailable: 'Payment Error',
    payments_off: 'Payments are off',
  },
  sentences: {
    order_not_found: 'Order not found',
    amount_mismatch: 'The total has changed. Please review your order and try again.',
    idempotency_mismatch: 'This key was used for a different order. Please reload the page.',
    in_progress: 'Your order is being prepared. Please try again in a moment.',
    order_state: 'The order is not in a state that allows this.',
    payment_unverified: 'Payment could not be verified.',
    payment_mismatch: 'The payment does not match the order. It will be refunded.',
    payments_unavailable: 'The payment cannot be started just now. Please try again in a moment.',
    checkout_unavailable: ({ provider }) => `Unable to start ${provider} checkout.`,
    payments_off: 'This shop takes no payments at the moment.',
    order_number_needed: 'Please give an order number.',
    rupees_only: 'Only INR is accepted.',
    whole_rupees: 'Please give an amount in whole rupees.',
    hold_limit_pieces: ({ most }) =>
      `Up to ${most} pieces can be ordered at a time. Please order fewer, or write to us for a larger order.`,
    hold_limit_remedy: ({ most, name }) =>
      `Up to ${most} pieces of ${name} can be ordered at a time. Please order fewer, or write to us for a larger order.`,
    network_holds_remedy: ({ name }) =>
      `Others at your internet address are just paying for ${name}. Please try again in a few minutes.`,
    amount_of_other_order: 'The amount is not the one of this order.',
    paid_unknown: 'What you ordered is not known to us. Your payment will be refunded unless it is sent again.',
    paid_late: 'What you ordered is no longer available. Your payment will be refunded.',
    paid_twice: 'This order has already been paid. Your second payment will be refunded.',
    signature_invalid: 'The signature is not valid.',
  },
} satisfies ErrorWordsPart;
