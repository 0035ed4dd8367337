import { ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/workshop';
import type { FastifyRequest } from 'fastify';
import { neverCached } from '../../platform/http/never-cached.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { isOrderId, type OrderAccess } from '../get-order.ts';
import { readEnergisation } from './read-energisation.ts';
import { sendRingSize } from './send-ring-size.ts';

type WithActor = Pick<FastifyRequest, 'actor'> & {
  params: { id: string };
  headers: { 'x-order-key'?: string | undefined };
};

/** A buyer's input for the workshop (ring size), and the workshop's photographs. */
export const workshopRoutes: Routes = async (app, { deps }) => {
  neverCached(app);
  const accessOf = async (request: WithActor): Promise<OrderAccess> => {
    const { id } = request.params;
    if (!isOrderId(id)) throw new ShopError('order_not_found');
    return { actor: await request.actor(), id, key: request.headers['x-order-key'] };
  };
  serve(app, calls.sendRingSizeRoute, async (request) => ({
    order: await sendRingSize(deps, await accessOf(request), request.body),
  }));
  serve(app, calls.getEnergisationImage, async (request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(await readEnergisation(deps, await accessOf(request), request.params.picture)),
  );
};
