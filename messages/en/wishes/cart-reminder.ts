/** Where the link of a mail about a cart that was left leads back to it. */
export const keptCart = {
  pageTitle: 'Your kept cart | Jyotiratna',
  title: 'Your cart is still here',
  loading: 'Loading the kept cart',
  prices: 'At today’s prices. What is in your cart already stays; nothing is put in twice.',
  button: 'Put it in my cart',
  changed: 'Changed since you left it',
  gone: (name: string) => `${name} can no longer be had.`,
  short: (name: string, left: number) => `Of ${name} only ${left} are left.`,
  energise: (name: string) =>
    `${name}: we have not kept in whose name it was to be energised. Please choose that again on its page.`,
  nothing: 'Nothing of this cart can be had any more',
  nothingHint: 'What was in it is sold out or no longer sold.',
  ended: 'This cart is no longer kept',
  endedHint: 'It was ordered, or its time is over, or the link is not complete.',
  failed: 'The kept cart could not be loaded',
  failedHint: 'Nothing in it is lost. Please try again.',
  notRestored: 'It could not be put in your cart. Please try again.',
  full: 'Your cart holds 50 lines already. Please remove some first; the kept cart waits here.',
  browse: 'Browse remedies',
};

/** Where its other link ends such mails. */
export const cartReminderLinks = {
  leave: {
    pageTitle: 'No more messages | Jyotiratna',
    title: 'No more messages?',
    text: 'Press the button: no message about a cart you left comes to this email, and what we kept of it is deleted.',
    button: 'No more messages',
    done: { title: 'Done', text: 'No more messages come about this cart. What was kept is deleted.' },
  },
};
