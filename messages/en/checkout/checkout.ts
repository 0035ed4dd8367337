export const checkout = {
  pageTitle: 'Checkout | Jyotiratna',
  title: 'Checkout',
  back: 'Back to Cart',
  opening: 'Opening your order',
  empty: 'Your Cart is Empty',
  browse: 'Browse remedies',
  contact: 'Contact',
  emailHint: 'For your order confirmation and tracking link.',
  guestEmailHint: {
    before: 'For your order confirmation and tracking link. ',
    link: 'Log in',
    after: ' if you have an account.',
  },
  reminder: {
    label: (mails: number): string =>
      mails === 1
        ? 'Send me a link back to this cart if I do not finish the order'
        : 'Send me a link back to this cart, at most twice, if I do not finish the order',
    hint: (days: number) =>
      `For this alone we keep your email and what is in the cart, for ${days} days at most. Nothing comes once you have ordered, and each email has a link that ends it.`,
    failed: 'This could not be noted. Please try again.',
    notEnded: 'This could not be taken back. Please try again.',
  },
  address: 'Delivery address',
  gift: {
    title: 'This is a gift',
    message: 'Words for the parcel',
    hint: 'They lie on the packing slip. Nothing in the parcel names a price; the invoice comes to you by mail.',
  },
  shipping: 'Shipping method',
  delivery: 'Free delivery',
  paidDelivery: 'Standard delivery',
  deliveryTime: '3-5 business days',
  summary: 'Order summary',
  summaryOf: (items: string) => `Order summary, ${items}`,
  pieces: (count: number) => `Qty ${count}`,
  pay: (amount: string) => `Pay ${amount}`,
  placeOrder: 'Place order',
  placeCash: (amount: string) => `Place order, ${amount} in cash`,
  agree: {
    before: 'By paying you agree to the ',
    terms: 'Terms',
    and: ' and ',
    privacy: 'Privacy Policy',
    after: '.',
  },
  short: 'Not enough in stock',
  closed: 'Payment window closed',
  closedHint: 'No payment has reached us. Your order is still here.',
  maybePaid: 'If money left your account, the order page updates by itself.',
  seeOrder: 'See the order',
  leave: 'A payment is running. Leave this page anyway?',
};
