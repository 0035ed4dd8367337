/** What of an order's money went back. */
export const orderRefunds = {
  title: 'Refunds',
  done: (day: string) => `Refunded on ${day}`,
  pending: (day: string) => `Refund on its way, asked for on ${day}`,
  how: 'The money goes back the way you paid, usually within 7-10 business days.',
};
