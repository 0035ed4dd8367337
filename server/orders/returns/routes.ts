import { ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/returns';
import type { FastifyRequest } from 'fastify';
import { neverKept } from '../../platform/http/never-kept.ts';
import { readForm, returnForm, takeForms } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { confirmCashOrder } from '../cash/confirm-order.ts';
import { isOrderId, type OrderAccess } from '../get-order.ts';
import { askReturn, cancelOwnOrder, getReturns, withdrawReturn } from './ask-return.ts';
import { addReturnPictures, readReturnPicture } from './return-pictures.ts';

type Asking = Pick<FastifyRequest, 'actor'> & {
  params: { id: string };
  headers: { 'x-order-key'?: string | undefined };
};

/** What customers do with an order they have paid: send pieces back, or cancel it. */
export const returnRoutes: Routes = async (app, { deps }) => {
  neverKept(app);
  await takeForms(app);
  const accessOf = async (request: Asking): Promise<OrderAccess> => {
    const { id } = request.params;
    if (!isOrderId(id)) throw new ShopError('order_not_found');
    return { actor: await request.actor(), id, key: request.headers['x-order-key'] };
  };

  serve(app, calls.getReturns, async (request) => getReturns(deps, await accessOf(request)));
  serve(app, calls.askReturn, async (request) => askReturn(deps, await accessOf(request), request.body));
  serve(app, calls.addReturnPictures, async (request) => {
    const access = await accessOf(request);
    const { files } = await readForm(request, returnForm);
    return addReturnPictures(deps, access, { returnId: request.params.returnId, uploads: files });
  });
  serve(app, calls.getReturnPicture, async (request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(await readReturnPicture(deps, await accessOf(request), request.params.picture)),
  );
  serve(app, calls.withdrawReturn, async (request) => withdrawReturn(deps, await accessOf(request)));
  serve(app, calls.confirmCashOrder, async (request) => ({
    order: await confirmCashOrder(deps, await accessOf(request)),
  }));
  serve(app, calls.cancelOwnOrder, async (request) => ({ order: await cancelOwnOrder(deps, await accessOf(request)) }));
};
