/** Emails about what is wished for, and about carts left at the checkout. */
export const emails = {
  cartReminder: {
    subject: 'Your cart is still here',
    preview: 'One tap takes you back to it, in any browser.',
    heading: 'Your cart is still here',
    text: 'Namaste! At checkout you asked us to write if you did not finish your order. We have saved your cart for you, though the items in it are not reserved.',
    title: 'In your cart',
    line: (name: string, units: number) => (units === 1 ? name : `${name}, ${units} pieces`),
    changed: 'Changed since then',
    short: (name: string, left: number) => `${name}: only ${left} left`,
    gone: (name: string) => `${name}: no longer available`,
    prices: 'Prices are those of the day you order.',
    button: 'Back to my cart',
    first: 'We may write once more, but not after you have ordered. If you would rather not hear from us:',
    last: 'This is our last message about this cart. If you would rather not hear about other carts either:',
    leave: 'Stop these messages',
  },
  stockAlert: {
    confirm: {
      subject: (name: string) => `Shall we tell you when ${name} is back?`,
      preview: 'One click, and we write once it is in stock again.',
      text: (name: string) =>
        `Namaste! Someone (hopefully you) asked us to write to this email when ${name} is back in stock.`,
      button: 'Yes, tell me',
      note: 'The link works for seven days. If it was not you, simply ignore this email: nothing more will come.',
    },
    back: {
      subject: (name: string) => `${name} is back`,
      preview: 'In stock again, as you asked us to tell you.',
      text: 'Namaste! What you were waiting for is back in stock. We cannot reserve it, so it goes to whoever orders first.',
      button: 'View it',
      note: 'This is our only message about it. If you are waiting for other remedies too and no longer want to hear about them:',
      leave: 'Stop these messages',
    },
  },
};
