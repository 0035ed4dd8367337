import { getOrder as getOrderCall, listOrders as listOrdersCall } from '@jyotiratna/contract/calls/orders';
import * as calls from '@jyotiratna/contract/calls/payments';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { guestTokenFor } from '../accounts/sessions/guest-token.ts';
import { createOrder } from '../checkout/create-order.ts';
import { readIdempotencyKey } from '../checkout/idempotency-key.ts';
import { byAddress } from '../checkout/limits.ts';
import { getOrder } from '../orders/get-order.ts';
import { listOrders } from '../orders/list-orders.ts';
import type { Routes } from '../platform/http/routes.ts';
import { everyProvider, type Providers } from './providers.ts';
import { verifyPayment } from './verify-payment.ts';
import { webhookRoute } from './webhook-route.ts';

const tags = ['Payments'];

/** Buying: an order, its payment, its page. */
export const paymentRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/payments/create-order',
    {
      config: { access: 'shopper', rateLimit: createLimit },
      schema: { tags, body: calls.createOrder.body, response: { 200: calls.createOrder.reply } },
    },
    async (request, reply) => {
      const key = readIdempotencyKey(request);
      const actor = await reply.keepGuest(await guestTokenFor(deps, { key, ip: request.ip }));
      return createOrder(deps, actor, request.body, key).catch((error: unknown) => {
        reply.takeGuestBack(actor);
        throw error;
      });
    },
  );

  app.post(
    '/payments/verify',
    {
      config: { access: 'shopper', rateLimit: byAddress(60) },
      schema: { tags, body: verifyBody(deps), response: { 200: calls.verifyPayment.reply } },
    },
    async (request) => ({
      success: true as const,
      order: await verifyPayment(deps, await request.actor(), request.body),
    }),
  );

  await app.register(webhookRoute, { deps });

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
};

/** Verify takes the shop's fields beside those of a provider's callback, which `readCallback` asks for. */
function verifyBody(providers: Providers) {
  const callbacks = everyProvider(providers).map(({ callback }) => z.object(callback).partial().shape);
  return calls.verifyPayment.body.extend(Object.assign({}, ...callbacks) as z.ZodRawShape).loose();
}

/** Orders without items hold nothing and are checked late: guests get few of them, counted apart. */
const createLimit = {
  ...byAddress(60),
  hook: 'preHandler' as const,
  keyGenerator: async (request: FastifyRequest) => `${request.ip} ${(await isBare(request)) ? 'bare' : ''}`,
  max: async (request: FastifyRequest) => ((await isBare(request)) ? 5 : 60),
};

async function isBare(request: FastifyRequest): Promise<boolean> {
  const { items } = request.body as { items?: unknown };
  return items === undefined && (await request.actor()).role === 'guest';
}
