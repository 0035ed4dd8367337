/** What is told beside an order's status, and what a screen reader says after each stage. */
export const orderProgress = {
  created: {
    text: 'Payment has not reached us yet. If money left your account, this page updates by itself.',
    link: 'Pay now',
  },
  placed: {
    ask: 'Please confirm this order: without your word it ends by itself 24 hours after it was placed.',
    link: 'Please confirm this order with the link that we have sent you. Without your word it ends by itself after 24 hours.',
    button: 'Confirm my order',
    busy: 'Confirming',
    failed: 'The order could not be confirmed. Please try again.',
  },
  cash: (amount: string) => `Please have ${amount} in cash ready for the courier.`,
  refused: 'The parcel was not accepted and is on its way back to us. Nothing is to be paid.',
  returned: 'The parcel was not accepted and has come back to us. Nothing is to be paid.',
  unconfirmed: 'Nobody confirmed this order in time, and nothing will be sent.',
  paid: 'We pack within 2-3 business days.',
  packed: 'Packed, and waiting for the courier.',
  waitsForSize: 'We begin once you have told us the ring size below. The day of arrival is told then.',
  inWorkshop: (day: string) => `It is in the workshop until ${day}.`,
  making: 'It is in the workshop.',
  shipped: (carrier: string | null | undefined) => `With ${carrier || 'the courier'}.`,
  /** Days such as 'Thu 26 Nov'. */
  arrives: (from: string, to: string) => `It should arrive between ${from} and ${to}.`,
  tracking: 'Tracking number',
  /** A link to the carrier's own page. */
  track: 'Track the parcel',
  delivered: { text: 'Not right for you?', link: 'Start a return' },
  transfer: (amount: string) => `${amount} goes back by bank transfer. We write to you about your account.`,
  refund: (amount: string) => `${amount} goes back the way it was paid, within 7-10 business days.`,
  review: 'We are looking at your payment. This page updates by itself.',
  expired: { text: 'No payment reached us in time, and no order was confirmed.', link: 'Back to Cart' },
  cancelled: 'This order was cancelled.',
  stages: { done: ', done', current: ', now', waiting: ', waiting', coming: ', to come' },
};
