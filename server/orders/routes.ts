import { getOrder as getOrderCall, listOrders as listOrdersCall } from '@jyotiratna/contract/calls/orders';
import * as calls from '@jyotiratna/contract/calls/payments';
import { z } from 'zod';
import { byAddress } from '../checkout/limits.ts';
import type { Routes } from '../platform/http/routes.ts';
import { everyProvider, type Providers } from '../platform/payment-providers/providers.ts';
import { confirmPayment } from './confirm-payment.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import { myOrderRoutes } from './my-orders-routes.ts';

const tags = ['Payments'];

/** An order as its owner, anybody with its address, and administrators see it. */
export const orderRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/payments/verify',
    {
      config: { access: 'shopper', rateLimit: byAddress(60) },
      schema: { tags, body: verifyBody(deps), response: { 200: calls.verifyPayment.reply } },
    },
    async (request) => ({
      success: true as const,
      order: await confirmPayment(deps, await request.actor(), request.body),
    }),
  );

  app.get(
    '/payments/orders/:id',
    {
      config: { access: 'public', rateLimit: byAddress(30) },
      schema: { tags, params: getOrderCall.params, response: { 200: getOrderCall.reply } },
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      return { order: await getOrder(deps, await request.actor(), request.params.id) };
    },
  );

  app.get(
    '/payments/orders',
    {
      config: { access: 'admin' },
      schema: { tags, querystring: listOrdersCall.query, response: { 200: listOrdersCall.reply } },
    },
    async (request) => listOrders(deps, request.query),
  );

  await app.register(myOrderRoutes, { deps });
};

/** Verify takes the shop's fields beside those of a provider's callback, which `readCallback` asks for. */
function verifyBody(providers: Providers) {
  const callbacks = everyProvider(providers).map(({ callback }) => z.object(callback).partial().shape);
  return calls.verifyPayment.body.extend(Object.assign({}, ...callbacks) as z.ZodRawShape).loose();
}
