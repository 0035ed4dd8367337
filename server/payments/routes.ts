import * as calls from '@jyotiratna/contract/calls/payments';
import type { FastifyRequest } from 'fastify';
import { guestTokenFor } from '../accounts/sessions/guest-token.ts';
import { createOrder } from '../checkout/create-order.ts';
import { readIdempotencyKey } from '../checkout/idempotency-key.ts';
import { byAddress } from '../checkout/limits.ts';
import type { Routes } from '../platform/http/routes.ts';
import { webhookRoute } from './webhook-route.ts';

const tags = ['Payments'];

/** Buying: an order and what the provider says of it. */
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

  await app.register(webhookRoute, { deps });
};

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
