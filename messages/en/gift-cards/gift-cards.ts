/** Gift card pages, and the field at checkout. */
export const giftCards = {
  title: 'Gift cards',
  pageTitle: 'Gift cards | Jyotiratna',
  description: 'A gift card for stones and remedies, sent by email on the day you choose.',
  lead: 'For someone who would rather choose the stone themselves: a card of the amount you like, sent by email.',
  select: 'Choose a gift card',
  notSold: 'Gift cards are not sold at present. Cards that exist can be used as before.',
  how: 'How it works',
  amounts: (least: string, most: string) =>
    `You choose an amount from ${least} to ${most} and pay for it.`,
  sent: 'The code comes by email, to you or to the person it is for, with your words and on a day of your choice.',
  pays: 'At checkout the code pays an order in part or in full. What is left stays on the card.',
  account: 'With an account, the code can be added to your store credit instead.',
  valid: (months: number) =>
    months % 12 === 0
      ? `It is valid for ${months === 12 ? 'one year' : `${months / 12} years`} from its payment.`
      : `It is valid for ${months} months from its payment.`,
  refund: 'What is not used yet can be refunded to the buyer. It is not paid out in cash.',
  tax: 'The card itself bears no GST: the order it pays does, and has a tax invoice.',
  balance: 'Balance of a card',
  code: 'Code of the gift card',
  codeHint: '16 letters and digits; dashes do not matter.',
  see: 'See the balance',
  seeing: 'Looking...',
  seeFailed: 'The balance could not be read.',
  worth: (amount: string, end: string) => `${amount} is left on the card that ends in ${end}.`,
  validTo: (day: string) => `Valid until ${day}.`,
};

/** The form for buying a gift card. */
export const buyGiftCard = {
  title: 'Buy a gift card',
  pageTitle: 'Buy a gift card | Jyotiratna',
  lead: 'The code is on its way as soon as the payment has arrived.',
  amount: 'Amount, in rupees',
  amountHint: (least: string, most: string) => `From ${least} to ${most}.`,
  email: 'Your email',
  emailHint: 'The receipt goes there.',
  forSelf: 'For myself: the code goes to my email',
  giver: 'Your name, for the recipient',
  recipient: 'Name of the recipient',
  recipientEmail: 'Email of the recipient',
  message: 'Your message',
  sendOn: 'Send it on',
  sendOnHint: 'At once if empty. Up to a year ahead.',
  pay: 'Pay for the gift card',
  paying: 'Paying...',
  failed: 'The gift card could not be paid for.',
  closed: 'The payment window was closed before a payment. Nothing was bought.',
  done: 'Thank you!',
  doneSelf: (amount: string) => `Your gift card of ${amount} is on its way to your email.`,
  doneOther: (amount: string) => `The gift card of ${amount} goes to its recipient by email.`,
  receipt: 'Your receipt comes by email, too.',
  pending: 'Your payment is being checked. The emails follow as soon as it has arrived.',
  another: 'Buy another',
};

/** Payment by gift card at checkout, next to store credit. */
export const payByGiftCard = {
  open: 'I have a gift card',
  code: 'Gift card code',
  apply: 'Use the gift card',
  applying: 'Checking...',
  failed: 'The gift card could not be checked.',
  used: 'Gift card',
  applied: (amount: string, end: string) => `Gift card ending in ${end}: ${amount}`,
  remove: 'Take it off',
  redeemed: (amount: string) => `${amount} was added to your store credit.`,
  loading: 'Opening...',
};
