import type { AdminRole } from '@jyotiratna/contract';

/** The label of each role, and its permissions. */
export const adminRoleLabels: Readonly<Record<AdminRole, { name: string; may: string }>> = {
  everything: { name: 'Everything', may: 'Runs the shop: all screens, the team and the settings.' },
  packing: {
    name: 'Packing',
    may: 'Orders, slips and parcels, stock history, and returns that come back. No refunds.',
  },
  content: { name: 'Content', may: 'Articles, questions and answers, reviews, messages. No orders and no customers.' },
  accounts: { name: 'Accounts', may: 'Orders with invoices and refunds, settled returns, customers to read, reports.' },
};
