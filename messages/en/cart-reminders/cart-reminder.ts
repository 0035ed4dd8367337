/** The page of the link in a reminder email about an abandoned cart. */
export const savedCart = {
  pageTitle: 'Your saved cart | Jyotiratna',
  title: 'Your cart is still here',
  loading: 'Loading your saved cart',
  prices: 'At today’s prices. Anything already in your cart stays, and nothing is added twice.',
  button: 'Add it to my cart',
  changed: 'Changed since you left it',
  gone: (name: string) => `${name} is no longer available.`,
  short: (name: string, left: number) => `Only ${left} of ${name} left.`,
  energise: (name: string) =>
    `${name}: we did not keep the name it was to be energised in. Please choose it again on its page.`,
  nothing: 'Nothing in this cart is available any more',
  nothingHint: 'Everything in it is sold out or no longer sold.',
  ended: 'This saved cart has expired',
  finishedHint: 'It was ordered, it is too old, or the link is incomplete.',
  failed: 'Your saved cart could not be loaded',
  failedHint: 'Nothing has been lost. Please try again.',
  notRestored: 'It could not be added to your cart. Please try again.',
  full: 'Your cart already has 50 items. Please remove some first; your saved cart will wait here.',
  browse: 'Browse remedies',
};

/** The page of the unsubscribe link in such emails. */
export const cartReminderLinks = {
  leave: {
    pageTitle: 'Stop these messages | Jyotiratna',
    title: 'Stop these messages?',
    text: 'Press the button, and we will stop emailing you about carts you left and delete what we saved of them.',
    button: 'Stop these messages',
    done: {
      title: 'Done',
      text: 'We will not write about this cart again. What we saved has been deleted.',
    },
  },
};
