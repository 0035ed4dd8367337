import * as admin from '@jyotiratna/contract/admin/orders';
import * as orders from '@jyotiratna/contract/orders';
import * as payments from '@jyotiratna/contract/payments';
import { z } from 'zod';
import { requireAdmin } from '../accounts/actor.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { everyProvider, type Providers } from '../platform/payment-providers/providers.ts';
import { confirmPayment } from './confirm-payment.ts';
import { exportOrders } from './export-orders.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import { myOrderRoutes } from './my-orders-routes.ts';
import { returnRoutes } from './returns/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { workshopRoutes } from './workshop/routes.ts';

/** Orders as visible to their owners, to visitors with an order's URL, and to administrators. */
export const orderRoutes: Routes = async (app, { deps }) => {
  serve(
    app,
    payments.verifyPaymentRoute,
    async (request) => ({
      success: true as const,
      order: await confirmPayment(deps, await request.actor(), request.body),
    }),
    { body: verifyBody(deps) },
  );

  serve(app, orders.getOrderRoute, async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const key = request.headers['x-order-key'];
    return {
      order: await getOrder(deps, { ...request.params, actor: await request.actor(), key }),
    };
  });

  serve(app, admin.listOrdersRoute, async (request) => listOrders(deps, request.query));

  serve(app, admin.exportOrdersRoute, async (request, reply) => {
    const csv = await exportOrders(deps, requireAdmin(await request.actor()), request.query);
    return reply.header('content-disposition', 'attachment; filename="orders.csv"').send(csv);
  });

  await app.register(myOrderRoutes, { deps });
  await app.register(returnRoutes, { deps });
  await app.register(reviewRoutes, { deps });
  await app.register(workshopRoutes, { deps });
};

/**
 * The body of verify: the shop's fields besides those of a provider's callback, which
 * `readCallback` validates.
 */
function verifyBody(providers: Providers) {
  const callbacks = everyProvider(providers).map(
    ({ callback }) => z.object(callback).partial().shape,
  );
  return payments.verifyPaymentRoute.body
    .extend(Object.assign({}, ...callbacks) as z.ZodRawShape)
    .loose();
}
