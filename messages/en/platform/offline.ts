/** The page that the service worker shows where another was never seen. */
export const offline = {
  title: 'You are offline',
  text: 'You can still read remedies and articles you have opened before. Your cart is safe; paying needs a connection.',
  again: 'Try again',
};
