import type { Mutation } from './mutation.ts';
import { accounts } from './mutations/accounts.ts';
import { cart } from './mutations/cart.ts';
import { edges } from './mutations/edges.ts';
import { money } from './mutations/money.ts';
import { orders } from './mutations/orders.ts';
import { payments } from './mutations/payments.ts';
import { permissions } from './mutations/permissions.ts';
import { serving } from './mutations/serving.ts';
import { stock } from './mutations/stock.ts';

/** All mutations. One without any observable effect does not belong here. */
export const mutations: readonly Mutation[] = [
  ...money,
  ...stock,
  ...cart,
  ...payments,
  ...orders,
  ...accounts,
  ...permissions,
  ...edges,
  ...serving,
];
