import { ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/workshop';
import type { FastifyRequest } from 'fastify';
import { neverKept } from '../../platform/http/never-kept.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { isOrderId, type OrderAccess } from '../get-order.ts';
import { readEnergisation } from './read-energisation.ts';
import { tellRingSize } from './tell-size.ts';

type Asking = Pick<FastifyRequest, 'actor'> & {
  params: { id: string };
  headers: { 'x-order-key'?: string | undefined };
};

/** What a buyer tells the workshop, and what comes back from it. */
export const workshopRoutes: Routes = async (app, { deps }) => {
  neverKept(app);
  const accessOf = async (request: Asking): Promise<OrderAccess> => {
    const { id } = request.params;
    if (!isOrderId(id)) throw new ShopError('order_not_found');
    return { actor: await request.actor(), id, key: request.headers['x-order-key'] };
  };
  serve(app, calls.tellRingSize, async (request) => ({
    order: await tellRingSize(deps, await accessOf(request), request.body),
  }));
  serve(app, calls.getEnergisationPicture, async (request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(await readEnergisation(deps, await accessOf(request), request.params.picture)),
  );
};
