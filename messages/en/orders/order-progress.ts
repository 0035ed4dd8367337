/** Messages next to an order's status, and a screen reader's text after each stage. */
export const orderProgress = {
  created: {
    text: 'Payment has not reached us yet. If money was debited, this page will update by itself.',
    link: 'Pay now',
  },
  placed: {
    prompt:
      'Please confirm this order. If it is not confirmed within 24 hours, it is cancelled automatically.',
    link: 'Please confirm this order with the link we sent you. If it is not confirmed within 24 hours, it is cancelled automatically.',
    button: 'Confirm my order',
    busy: 'Confirming',
    failed: 'The order could not be confirmed. Please try again.',
  },
  cash: (amount: string) => `Please have ${amount} in cash ready for the courier.`,
  refused: 'The parcel was not accepted and is on its way back to us. There is nothing to pay.',
  returned: 'The parcel was not accepted and has come back to us. There is nothing to pay.',
  unconfirmed: 'This order was not confirmed in time, so nothing will be sent.',
  paid: 'We will pack it within 2-3 business days.',
  packed: 'Packed, and waiting for the courier.',
  waitsForSize:
    'We will start once you tell us the ring size below, and then give you a delivery date.',
  inWorkshop: (day: string) => `In our workshop until ${day}.`,
  making: 'In our workshop.',
  shipped: (carrier: string | null | undefined) => `With ${carrier || 'the courier'}.`,
  /** Days are formatted as 'Thu 26 Nov'. */
  arrives: (from: string, to: string) => `It should arrive between ${from} and ${to}.`,
  tracking: 'Tracking number',
  /** A link to the carrier's own page. */
  track: 'Track the parcel',
  delivered: { text: 'Not right for you?', link: 'Start a return' },
  transfer: (amount: string) =>
    `${amount} will be refunded by bank transfer. We will write to you for your account details.`,
  refund: (amount: string) =>
    `${amount} will be refunded to your original payment method within 7-10 business days.`,
  transferred: (amount: string) => `${amount} was refunded by bank transfer.`,
  refunded: (amount: string) => `${amount} was refunded to your original payment method.`,
  toCredit: (amount: string) => `${amount} goes back to your store credit or gift card.`,
  review: 'We are checking your payment. This page will update by itself.',
  expired: {
    text: 'No payment reached us in time, and no order was confirmed.',
    link: 'Back to Cart',
  },
  cancelled: 'This order was cancelled.',
  stages: { done: ', done', current: ', now', waiting: ', waiting', coming: ', to come' },
};
