import * as calls from '@jyotiratna/contract/orders';
import { neverCached } from '../platform/http/never-cached.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { myArchived } from './archive/list-archived.ts';
import { myOrders } from './my-orders.ts';

/** A user's own orders. */
export const myOrderRoutes: Routes = async (app, { deps }) => {
  neverCached(app);

  serve(app, calls.myArchivedOrders, async (request) => myArchived(deps, await request.actor()));

  serve(app, calls.myOrdersRoute, async (request) => ({
    orders: await myOrders(deps, await request.actor()),
  }));
};
