/** The offline page, displayed by the service worker for pages that are not cached. */
export const offline = {
  title: 'You are offline',
  text: 'You can still read remedies and articles you have opened before. Your cart is safe; paying needs a connection.',
  again: 'Try again',
};
