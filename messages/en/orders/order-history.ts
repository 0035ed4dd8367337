export const orderHistory = {
  failed: 'Failed to fetch orders',
  loading: 'Loading your orders',
  none: 'You have not ordered anything yet.',
  remedies: 'See the remedies',
  view: 'View',
  viewOf: (day: string, amount: string) => `View order of ${day}, ${amount}`,
};
