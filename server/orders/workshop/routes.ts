import { ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/workshop';
import { neverKept } from '../../platform/http/never-kept.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { isOrderId } from '../get-order.ts';
import { tellRingSize } from './tell-size.ts';

/** What a buyer tells the workshop. */
export const workshopRoutes: Routes = async (app, { deps }) => {
  neverKept(app);
  serve(app, calls.tellRingSize, async (request) => {
    const { id } = request.params;
    if (!isOrderId(id)) throw new ShopError('order_not_found');
    const access = { actor: await request.actor(), id, key: request.headers['x-order-key'] };
    return { order: await tellRingSize(deps, access, request.body) };
  });
};
