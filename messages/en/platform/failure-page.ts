/** The page displayed if rendering another one failed. */
export const failurePage = {
  busy: {
    title: 'The shop is busy',
    text: 'This page cannot be shown just now. Your cart and orders are safe. Please try again in a moment.',
  },
  error: {
    title: 'Something went wrong',
    text: 'This page could not be shown, and we have been notified. Please try again in a moment.',
  },
  again: 'Try again',
};
