import type { AdminRole } from '@jyotiratna/contract';
import { team as t } from '#messages/admin/team.ts';

/** The label of each role, and its permissions. */
export const adminRoleLabels: Readonly<Record<AdminRole, { name: string; may: string }>> = {
  everything: { name: t.everything, may: t.runsShopAll },
  packing: {
    name: t.packing,
    may: t.ordersSlipsParcels,
  },
  sales: { name: t.sales, may: t.ordersTakenBy },
  content: { name: t.content, may: t.articlesQuestionsAnswers },
  accounts: { name: t.accounts, may: t.ordersInvoicesRefunds },
};
