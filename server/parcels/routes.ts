import { ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/parcels';
import type { FastifyRequest } from 'fastify';
import { isOrderId, type OrderAccess } from '../orders/get-order.ts';
import { requireOwn } from '../orders/returns/ask-return.ts';
import { neverCached } from '../platform/http/never-cached.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { findOrder } from '../reservations/order-queries.ts';
import { handleCourierMessage } from './handle-courier-message.ts';
import { presentOrderParcel } from './present-parcel.ts';
import { findReorder } from './reorder.ts';
import { requestRedelivery } from './request-redelivery.ts';
import { sendOrderLink, trackOrder } from './track-order.ts';

type WithActor = Pick<FastifyRequest, 'actor'> & {
  params: { id: string };
  headers: { 'x-order-key'?: string | undefined };
};

const bodyLimitBytes = 256 * 1024;

/**
 * A customer's parcel: its status, the reply to a missed delivery, and tracking by order number.
 */
export const parcelRoutes: Routes = async (app, { deps }) => {
  await app.register(webhookRoute, { deps });

  await app.register(async (scope) => {
    neverCached(scope);

    /**
     * @throws ShopError order_not_found, also for a viewer without a link or the order's session
     */
    const ownOrder = async (request: WithActor) => {
      const { id } = request.params;
      if (!isOrderId(id)) throw new ShopError('order_not_found');
      const access: OrderAccess = {
        actor: await request.actor(),
        id,
        key: request.headers['x-order-key'],
      };
      return requireOwn(deps, access, await findOrder(deps.db, id));
    };

    serve(scope, calls.getOrderParcel, async (request) => ({
      parcel: await presentOrderParcel(deps, (await ownOrder(request)).id),
    }));

    serve(scope, calls.answerMissedRoute, async (request) => ({
      parcel: await requestRedelivery(deps, (await ownOrder(request)).id, request.body),
    }));

    serve(scope, calls.getReorder, async (request) =>
      findReorder(deps, (await ownOrder(request)).id),
    );

    serve(scope, calls.sendOrderLinkRoute, async (request) => {
      await sendOrderLink(deps, request.body);
      return { success: true as const };
    });
    serve(scope, calls.trackOrderRoute, async (request) => ({
      order: await trackOrder(deps, request.body),
    }));
  });
};

/**
 * The courier's webhooks. The body stays raw bytes, since the webhook signature covers exactly
 * these bytes. The parser is scoped to this plugin.
 */
const webhookRoute: Routes = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );
  serve(
    app,
    calls.receiveParcelEvents,
    async (request) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      await handleCourierMessage(deps, { headers: request.headers, body });
      return { success: true as const };
    },
    { bodyLimit: bodyLimitBytes },
  );
};
