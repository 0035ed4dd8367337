import type { ErrorWordsPart } from '../../error-words.ts';

/** Of checkouts, orders and payments. */
export const payments = {
  titles: {
    order_not_found: 'Order not found',
    amount_mismatch: 'The total has changed',
    idempotency_mismatch: 'Different request',
    in_progress: 'In progress',
    order_state: 'Not possible now',
    return_open: 'Return under way',
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
    return_open: 'Another return of this order is under way. Please wait until it is settled.',
    return_wish: 'Please say whether you would like your money back or an exchange.',
    return_reason: 'Please choose a reason.',
    return_lines: 'Please choose what you would like to send back.',
    return_not_now: 'A return can be asked for once the order has been delivered.',
    return_gone: 'These pieces can no longer be sent back.',
    return_only_faulty: 'This piece is taken back only if it is faulty or not what you ordered.',
    withdraw_not_now: 'This return can no longer be taken back.',
    cancel_own_not_now: 'The parcel has left us. Once it is with you, you can send it back.',
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
