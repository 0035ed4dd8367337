/** The page that the service worker shows where another was never seen. */
export const offline = {
  title: 'You are offline',
  text: 'Remedies and articles you have seen stay readable. Your cart waits; paying needs a connection.',
  again: 'Try again',
};
