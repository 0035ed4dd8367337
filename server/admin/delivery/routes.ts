import * as calls from '@jyotiratna/contract/admin/delivery';
import { requireAdmin } from '../../accounts/actor.ts';
import { readDelivery } from '../../delivery/settings.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { saveDelivery } from './save-delivery.ts';

/** Delivery settings: zones, delivery times and shipping rates. */
export const adminDeliveryRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.getDeliverySettings, async () => ({ settings: await readDelivery(deps.db) }));

  serve(app, calls.saveDeliverySettings, async (request) => ({
    settings: await saveDelivery(deps, requireAdmin(await request.actor()), request.body),
  }));
};
