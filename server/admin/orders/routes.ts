import * as calls from '@jyotiratna/contract/calls/admin-orders';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { getAdminOrder } from './get-order.ts';
import { moveOrder, resendConfirmation, shipOrder } from './move-order.ts';
import { cancelOrder, refundOrder } from './refund-order.ts';

const tags = ['Administration'];
const config = { access: 'admin' } as const;

/** One order in an administrator's hands: look at it, move it, give money back. */
export const adminOrderRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/admin/orders/:id',
    { config, schema: { tags, params: calls.getAdminOrder.params, response: { 200: calls.getAdminOrder.reply } } },
    async (request) => ({ order: await getAdminOrder(deps, request.params.id) }),
  );

  for (const move of ['pack', 'deliver'] as const) {
    const { params, reply } = move === 'pack' ? calls.packOrder : calls.deliverOrder;
    app.post(
      `/admin/orders/:id/${move}`,
      { config, schema: { tags, params, response: { 200: reply } } },
      async (request) => {
        const { id } = request.params;
        return { order: await moveOrder(deps, requireAdmin(await request.actor()), { id, move }) };
      },
    );
  }

  app.post(
    '/admin/orders/:id/ship',
    {
      config,
      schema: {
        tags,
        params: calls.shipOrder.params,
        body: calls.shipOrder.body,
        response: { 200: calls.shipOrder.reply },
      },
    },
    async (request) => {
      const admin = requireAdmin(await request.actor());
      return { order: await shipOrder(deps, admin, { ...request.params, ...request.body }) };
    },
  );

  app.post(
    '/admin/orders/:id/cancel',
    {
      config,
      schema: {
        tags,
        params: calls.cancelOrder.params,
        body: calls.cancelOrder.body,
        response: { 200: calls.cancelOrder.reply },
      },
    },
    async (request) => {
      const admin = requireAdmin(await request.actor());
      return { order: await cancelOrder(deps, admin, { ...request.params, ...request.body }) };
    },
  );

  app.post(
    '/admin/orders/:id/refund',
    {
      config,
      schema: {
        tags,
        params: calls.refundOrder.params,
        body: calls.refundOrder.body,
        response: { 200: calls.refundOrder.reply },
      },
    },
    async (request) => {
      const admin = requireAdmin(await request.actor());
      return { order: await refundOrder(deps, admin, { ...request.params, ...request.body }) };
    },
  );

  app.post(
    '/admin/orders/:id/resend',
    {
      config,
      schema: {
        tags,
        params: calls.resendConfirmation.params,
        body: calls.resendConfirmation.body,
        response: { 200: calls.resendConfirmation.reply },
      },
    },
    async (request) => {
      const admin = requireAdmin(await request.actor());
      return { order: await resendConfirmation(deps, admin, { ...request.params, ...request.body }) };
    },
  );
};
