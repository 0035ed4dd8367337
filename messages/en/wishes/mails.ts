/** Emails about what is wished for, and about carts left at the checkout. */
export const mails = {
  cartReminder: {
    subject: 'Your cart is still here',
    preview: 'One press leads back to it, in any browser.',
    heading: 'Your cart is still here',
    text: 'Namaste! At the checkout you asked us to write if the order was not finished. We have kept what was in the cart for you; no piece is put aside.',
    title: 'In your cart',
    line: (name: string, pieces: number) => (pieces === 1 ? name : `${name}, ${pieces} pieces`),
    changed: 'Changed meanwhile',
    short: (name: string, left: number) => `${name}: only ${left} left`,
    gone: (name: string) => `${name}: no longer to be had`,
    prices: 'The prices are those of the day on which you order.',
    button: 'Back to my cart',
    first: 'One more message may follow, none once you have ordered. If you would rather get none:',
    last: 'No further message follows about this cart. If you would rather get none about any other:',
    leave: 'No more messages',
  },
  stockAlert: {
    confirm: {
      subject: (name: string) => `Shall we tell you when ${name} is back?`,
      preview: 'One click, and we write once it is in stock again.',
      text: (name: string) =>
        `Namaste! Someone, we hope you, asked us to write to this email when ${name} is in stock again.`,
      button: 'Yes, tell me',
      note: 'The link works for seven days. If it was not you, do nothing: no message will come.',
    },
    back: {
      subject: (name: string) => `${name} is back`,
      preview: 'In stock again, as you asked us to tell you.',
      text: 'Namaste! What you were waiting for is in stock again. We keep no piece aside: the first to order gets it.',
      button: 'See it',
      note: 'This was the one message about it. If you wait for other remedies, too, and no longer want to hear of any:',
      leave: 'No more messages',
    },
  },
};
