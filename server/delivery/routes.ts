import * as calls from '@jyotiratna/contract/delivery';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { offerDelivery } from './offer-delivery.ts';

/** Public delivery estimates, available before an order exists. */
export const deliveryRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.getDelivery, async ({ params, query: { workDays = 0, day } }) =>
    offerDelivery(deps, params.pincode, { workDays, day }),
  );
};
