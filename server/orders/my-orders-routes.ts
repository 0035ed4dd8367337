import { myOrders as ordersCall } from '@jyotiratna/contract/calls/account';
import { neverKept } from '../platform/http/never-kept.ts';
import type { Routes } from '../platform/http/routes.ts';
import { myOrders } from './my-orders.ts';

const tags = ['Account'];

/** A user's own orders. */
export const myOrderRoutes: Routes = async (app, { deps }) => {
  neverKept(app);

  app.get(
    '/users/orders',
    { config: { access: 'user' }, schema: { tags, response: { 200: ordersCall.reply } } },
    async (request) => ({ orders: await myOrders(deps, await request.actor()) }),
  );
};
