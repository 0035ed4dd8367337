/** What is told beside an order's status, and what a screen reader says after each stage. */
export const orderProgress = {
  created: {
    text: 'Payment has not reached us yet. If money left your account, this page updates by itself.',
    link: 'Pay now',
  },
  paid: 'We pack within 2-3 business days.',
  packed: 'Packed, and waiting for the courier.',
  shipped: (carrier: string | null | undefined) => `With ${carrier || 'the courier'}.`,
  /** Days such as 'Thu 26 Nov'. */
  arrives: (from: string, to: string) => `It should arrive between ${from} and ${to}.`,
  tracking: 'Tracking number',
  delivered: { text: '30-day hassle-free returns.', link: 'Start a return' },
  refund: (amount: string) => `${amount} goes back the way it was paid, within 7-10 business days.`,
  review: 'We are looking at your payment. This page updates by itself.',
  expired: { text: 'No payment reached us in time, and no order was confirmed.', link: 'Back to Cart' },
  cancelled: 'This order was cancelled.',
  stages: { done: ', done', current: ', now', waiting: ', waiting', coming: ', to come' },
};
