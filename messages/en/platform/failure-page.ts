/** What a person reads whose page could not be rendered. */
export const failurePage = {
  busy: {
    title: 'The shop is busy',
    text: 'This page cannot be shown just now. Nothing of yours is lost: cart and orders are kept. Please try again in a moment.',
  },
  error: {
    title: 'Something went wrong',
    text: 'This page could not be shown, and we have been told why. Please try again in a moment.',
  },
  again: 'Try again',
};
