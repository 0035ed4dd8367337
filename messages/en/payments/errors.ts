import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of payments. */
export const payments = {
  titles: {
    payment_unverified: 'Verification Failed',
    payment_mismatch: 'Payment does not match',
    payments_unavailable: 'Payment Error',
    payments_off: 'Payments are off',
  },
  sentences: {
    payment_unverified: 'Payment could not be verified.',
    payment_mismatch: 'The payment does not match the order. It will be refunded.',
    payments_unavailable: 'The payment cannot be started just now. Please try again in a moment.',
    checkout_unavailable: ({ provider }) => `Unable to start ${provider} checkout.`,
    payments_off: 'This shop is not taking payments at the moment.',
    amount_of_other_order: 'The amount does not match this order.',
    paid_unknown:
      'We do not know what you ordered. Your payment will be refunded unless the order is sent again.',
    paid_late: 'What you ordered is no longer available. Your payment will be refunded.',
    paid_twice: 'This order has already been paid. Your second payment will be refunded.',
    signature_invalid: 'The signature is not valid.',
  },
} satisfies ErrorWordsPart;
