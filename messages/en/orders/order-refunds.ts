/** Refunds of an order. */
export const orderRefunds = {
  title: 'Refunds',
  done: (day: string) => `Refunded on ${day}`,
  pending: (day: string) => `Refund on its way, requested on ${day}`,
  rounding: 'Rounding',
  /** Paid amounts other than items. */
  rest: 'Delivery, fees and rounding',
  /** For cash payments. */
  transfer:
    'What you paid in cash is refunded by bank transfer. We will write to you for your account details.',
  how: 'Refunds go to your original payment method, usually within 7-10 business days.',
};
