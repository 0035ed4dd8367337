/** Emails about abandoned carts. */
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
    first:
      'We may write once more, but not after you have ordered. If you would rather not hear from us:',
    last: 'This is our last message about this cart. If you would rather not hear about other carts either:',
    leave: 'Stop these messages',
  },
};
