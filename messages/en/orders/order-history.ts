export const orderHistory = {
  failed: 'Failed to fetch orders',
  loading: 'Loading your orders',
  none: 'You have not ordered anything yet.',
  remedies: 'See the remedies',
  view: 'View',
  viewOf: (day: string, amount: string) => `View order of ${day}, ${amount}`,
  previous: 'Orders of the previous shop',
  previousOf: (number: string, day: string) => `${number}, ${day}`,
  previousText: 'As they were. They have no invoice here.',
};
