export const confirmation = {
  pageTitle: 'Order Confirmation | Jyotiratna',
  none: 'No order to show',
  noneHint:
    'Orders from your account are in your profile. Others open with the link in their email.',
  simulated: { before: (name: string) => `Thank you, ${name}. Order `, after: ' was simulated.' },
  processing: {
    before: (name: string) => `Thank you, ${name}. The payment of order `,
    after: ' is being confirmed; this page updates by itself.',
  },
  paid: {
    before: (name: string) => `Thank you, ${name}. Order `,
    after: (email: string) => ` is paid, and we have sent the details to ${email}.`,
  },
  placed: {
    before: (name: string) => `Thank you, ${name}. Order `,
    after: (email: string) =>
      ` is placed. Please confirm it with the link that we have sent to ${email}.`,
  },
  cash: (amount: string) => `Cash on delivery: ${amount} to the courier`,
  next: 'What happens next',
  pieces: (count: number) => `Qty ${count}`,
  /** Displayed after the quantity. */
  each: (price: string) => `, ${price} each`,
  payment: 'Payment',
  summary: 'Summary',
  simulatedPayment: 'Simulated payment: no money moved and no order is stored.',
  nothingToPay: 'Nothing to pay: your coupon covered all of it.',
  seeOrder: 'See the order',
  account: {
    title: 'Keep your orders together',
    text: (email: string) =>
      `Create an account for ${email} to find this order and your next ones in your profile, with your address ready next time.`,
    create: 'Create an account',
  },
  confirming: 'Payment is being confirmed',
  verified: 'Payment Verified',
  /** Displayed instead of the provider's name. */
  test: 'Test payment, no money moved',
};
