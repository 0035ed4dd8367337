/** Orders of the previous shop on a customer's page. */
export const archivedOrders = {
  title: 'Orders of the previous shop',
  note: 'As they were. They have no invoice and no stock here.',
  refunded: (amount: string) => `${amount} refunded`,
};
