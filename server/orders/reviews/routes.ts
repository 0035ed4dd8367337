import { ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/reviews';
import type { FastifyRequest } from 'fastify';
import { readForm, reviewForm, takeForms } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveCached } from '../../platform/http/serve-cached.ts';
import type { OrderAccess } from '../get-order.ts';
import { isOrderId } from '../get-order.ts';
import { listReviews } from './list-reviews.ts';
import { getOwnReviews, writeReview } from './write-review.ts';

type WithActor = Pick<FastifyRequest, 'actor'> & {
  params: { id: string };
  headers: { 'x-order-key'?: string | undefined };
};

/** Reviews: a buyer's own by order, and public ones by product. */
export const reviewRoutes: Routes = async (app, { deps }) => {
  await takeForms(app);
  const accessOf = async (request: WithActor): Promise<OrderAccess> => {
    const { id } = request.params;
    if (!isOrderId(id)) throw new ShopError('order_not_found');
    return { actor: await request.actor(), id, key: request.headers['x-order-key'] };
  };

  serveCached(
    app,
    deps,
    calls.listReviewsRoute,
    async ({ params, query }) => {
      const { sort, page } = query;
      return listReviews(deps, params.key, { sort, ...(page && { page: Number(page) }) });
    },
    { capacityBytes: 4 * 1024 * 1024 },
  );

  serve(app, calls.getOwnReviewsRoute, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return getOwnReviews(deps, await accessOf(request));
  });
  serve(app, calls.writeReviewRoute, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const access = await accessOf(request);
    return writeReview(deps, access, await readForm(request, reviewForm));
  });
};
