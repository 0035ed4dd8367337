import * as calls from '@jyotiratna/contract/checkout';
import { listInstalmentPlansRoute } from '@jyotiratna/contract/payments';
import type { FastifyRequest } from 'fastify';
import { guestTokenFor } from '../accounts/sessions/guest-token.ts';
import { createOrder } from '../checkout/create-order.ts';
import { readIdempotencyKey } from '../checkout/idempotency-key.ts';
import { networkOf } from '../platform/http/network-of.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { readInstalmentPlans } from './instalment-plans.ts';
import { webhookRoute } from './webhook-route.ts';

/** Payment: orders, and their payment status at the provider. */
export const paymentRoutes: Routes = async (app, { deps }) => {
  serve(
    app,
    calls.createOrderRoute,
    async (request, reply) => {
      const key = readIdempotencyKey(request);
      const actor = await reply.keepGuest(await guestTokenFor(deps, { key, ip: request.ip }));
      return createOrder(deps, actor, request.body, key).catch((error: unknown) => {
        reply.takeGuestBack(actor);
        throw error;
      });
    },
    { rateLimit: emptyOrderLimit },
  );

  serve(app, listInstalmentPlansRoute, async () => ({ plans: readInstalmentPlans(deps) }));

  await app.register(webhookRoute, { deps });
};

/**
 * A lower rate limit for guests' orders without items, with its own counter: they reserve nothing
 * and are validated late.
 */
const emptyOrderLimit = {
  hook: 'preHandler' as const,
  keyGenerator: async (request: FastifyRequest) =>
    `${networkOf(request.ip)} ${(await isBare(request)) ? 'bare' : ''}`,
  max: async (request: FastifyRequest) =>
    (await isBare(request)) ? 5 : calls.createOrderRoute.limit.max,
};

async function isBare(request: FastifyRequest): Promise<boolean> {
  const { items } = request.body as { items?: unknown };
  return items === undefined && (await request.actor()).role === 'guest';
}
