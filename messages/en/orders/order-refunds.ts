/** What of an order's money went back. */
export const orderRefunds = {
  title: 'Refunds',
  done: (day: string) => `Refunded on ${day}`,
  pending: (day: string) => `Refund on its way, requested on ${day}`,
  rounding: 'Rounding',
  /** What was paid beside the pieces. */
  rest: 'Delivery, fees and rounding',
  how: 'Refunds go to your original payment method, usually within 7-10 business days.',
};
