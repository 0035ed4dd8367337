export const checkout = {
  pageTitle: 'Checkout | Jyotiratna',
  pageDescription: 'Address, delivery and payment, all on one page.',
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
  texts: {
    label: 'Send me updates about this order by WhatsApp or SMS',
    hint: 'Only about orders and what you asked for, to the phone above. Reply STOP to end them at any time.',
  },
  reminder: {
    label: (emails: number): string =>
      emails === 1
        ? 'Send me a link back to this cart if I do not finish the order'
        : 'Send me a link back to this cart, at most twice, if I do not finish the order',
    hint: (days: number) =>
      `We keep your email and cart only for this, for up to ${days} days. Nothing is sent once you have ordered, and every email has a link to stop it.`,
    failed: 'This could not be saved. Please try again.',
    notFinished: 'This could not be undone. Please try again.',
  },
  address: 'Delivery address',
  gift: {
    title: 'This is a gift',
    message: 'Gift message',
    hint: 'Printed on the packing slip. The parcel shows no prices; the invoice is emailed to you.',
  },
  shipping: 'Shipping method',
  delivery: 'Free delivery',
  paidDelivery: 'Standard delivery',
  deliveryTime: (days: string) => `${days} business days`,
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
  maybePaid: 'If money was debited, the order page will update by itself.',
  seeOrder: 'See the order',
  leave: 'A payment is in progress. Leave this page anyway?',
};
