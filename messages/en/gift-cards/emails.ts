import { formatSlotDate } from '@jyotiratna/contract';

/** Emails about gift cards. */
export const emails = {
  giftCard: {
    subject: (amount: string, giver: string) =>
      giver ? `${giver} sent you a gift card of ${amount}` : `Your gift card of ${amount}`,
    preview: 'Your code is inside.',
    heading: (amount: string) => `A gift card of ${amount}`,
    greeting: (name: string) => `Namaste ${name}!`,
    from: (giver: string) => `${giver} chose this gift card for you.`,
    message: 'The message',
    title: 'Your gift card',
    code: 'Code',
    amount: 'Value',
    validTo: 'Valid until',
    day: (date: string) => formatSlotDate(date),
    how: 'Enter the code at checkout: it pays a part of an order or all of it, and the rest stays on the card. With an account you can add it to your store credit.',
    test: 'This is a test card: no money has moved, and it is worth none.',
    see: 'Choose something',
    note: 'Anyone with this code can use the card, so please do not share it. It is not paid out in cash.',
    reason: 'You get this message because a gift card was sent to this email from our shop.',
  },
  giftCardEnds: {
    subject: (balance: string, lastDay: string) => `${balance} on your gift card, until ${lastDay}`,
    preview: 'A reminder before its last day.',
    heading: 'Your gift card ends soon',
    text: (balance: string, lastDay: string) =>
      `${balance} is left on your gift card. Its last day is ${lastDay}; after that it can no longer be used.`,
    codeEnd: 'Code ends in',
    balance: 'Left on it',
    how: 'The code is in the email that brought the card. Enter it at checkout, or add it to your store credit, which has no last day.',
  },
  giftCardReceipt: {
    subject: (amount: string) => `You bought a gift card of ${amount}`,
    preview: 'Your receipt.',
    heading: 'Thank you for your gift card',
    text: 'We have received your payment.',
    title: 'Receipt',
    paid: 'Paid',
    goesTo: 'Goes to',
    goesOn: 'Goes there on',
    atOnce: 'At once',
    end: 'Code ends in',
    tax: 'This is a receipt and no tax invoice: GST applies to the purchase that the card pays, not to the card.',
    refund: 'If you change your mind, reply to this email: what is not used yet can be refunded.',
    see: 'About gift cards',
  },
};
