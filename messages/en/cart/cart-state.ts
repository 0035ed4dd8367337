/** A cart that cannot be displayed, on the cart page and at checkout. */
export const cartState = {
  loading: 'Loading your cart',
  unavailable: 'Cart Unavailable',
  unavailableHint: 'Admins do not have a shopping cart. Log in as a user to add products.',
  adminHome: 'Admin Home',
  failed: 'Your cart could not be loaded',
  failedHint: 'Nothing has been lost.',
};
