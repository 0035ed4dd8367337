export const cart = {
  pageTitle: 'Your Cart | Jyotiratna',
  pageDescription:
    'What you have chosen, what it costs with delivery and tax, and your coupon. Paying comes on the next page.',
  /** Pieces and the price of one, before the page's scripts are there. */
  early: (pieces: string, price: string) => `${pieces} × ${price}`,
  title: 'Your Cart',
  empty: 'Your cart is empty',
  continue: 'Continue Shopping',
  changes: 'Since you added these',
  changesRead: 'Got it',
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  lower: (stock: number) => `Change to ${stock}`,
  each: (price: string) => `${price} each`,
  summary: 'Order Summary',
  saving: (amount: string) => `You save ${amount} on MRP`,
  checkFailed: 'Prices could not be checked just now. The checkout asks for them again.',
  checking: 'Prices are being checked.',
  blocked: 'Please change the marked lines first.',
  checkout: 'Proceed to Checkout',
  payment: 'UPI and cards, handled by our payment provider',
  changeFailed: 'The cart could not be changed. Please try again.',
};
