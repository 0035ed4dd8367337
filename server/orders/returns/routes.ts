import { ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/returns';
import type { FastifyRequest } from 'fastify';
import { neverCached } from '../../platform/http/never-cached.ts';
import { readForm, returnForm, takeForms } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { confirmCashOrder } from '../cash/confirm-order.ts';
import { isOrderId, type OrderAccess } from '../get-order.ts';
import { cancelOwnOrder, getReturns, requestReturn, withdrawReturn } from './ask-return.ts';
import { addReturnImages, readReturnImage } from './return-images.ts';

type WithActor = Pick<FastifyRequest, 'actor'> & {
  params: { id: string };
  headers: { 'x-order-key'?: string | undefined };
};

/** Customer actions on a paid order: return items, or cancel it. */
export const returnRoutes: Routes = async (app, { deps }) => {
  neverCached(app);
  await takeForms(app);
  const accessOf = async (request: WithActor): Promise<OrderAccess> => {
    const { id } = request.params;
    if (!isOrderId(id)) throw new ShopError('order_not_found');
    return { actor: await request.actor(), id, key: request.headers['x-order-key'] };
  };

  serve(app, calls.getReturnsRoute, async (request) => getReturns(deps, await accessOf(request)));
  serve(app, calls.requestReturnRoute, async (request) =>
    requestReturn(deps, await accessOf(request), request.body),
  );
  serve(app, calls.addReturnImagesRoute, async (request) => {
    const access = await accessOf(request);
    const { files } = await readForm(request, returnForm);
    return addReturnImages(deps, access, { returnId: request.params.returnId, uploads: files });
  });
  serve(app, calls.getReturnImage, async (request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(await readReturnImage(deps, await accessOf(request), request.params.picture)),
  );
  serve(app, calls.withdrawReturnRoute, async (request) =>
    withdrawReturn(deps, await accessOf(request)),
  );
  serve(app, calls.confirmCashOrderRoute, async (request) => ({
    order: await confirmCashOrder(deps, await accessOf(request)),
  }));
  serve(app, calls.cancelOwnOrderRoute, async (request) => ({
    order: await cancelOwnOrder(deps, await accessOf(request)),
  }));
};
