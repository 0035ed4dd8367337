import * as calls from '@jyotiratna/contract/admin/webhooks';
import { requireAdmin } from '../accounts/actor.ts';
import { neverCached } from '../platform/http/never-cached.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import * as webhooks from './manage-webhooks.ts';

/** Webhook endpoints, and the deliveries to them. */
export const webhookRoutes: Routes = async (app, { deps }) => {
  neverCached(app);

  serve(app, calls.listWebhooksRoute, async () => ({
    webhooks: await webhooks.listWebhooks(deps),
  }));

  serve(app, calls.addWebhookRoute, async (request) =>
    webhooks.addWebhook(deps, requireAdmin(await request.actor()), request.body),
  );

  serve(app, calls.saveWebhookRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return {
      webhook: await webhooks.saveWebhook(deps, admin, { ...request.params, ...request.body }),
    };
  });

  serve(app, calls.rotateWebhookSecretRoute, async (request) =>
    webhooks.rotateWebhookSecret(deps, requireAdmin(await request.actor()), request.params.id),
  );

  serve(app, calls.deleteWebhookRoute, async (request) => {
    await webhooks.deleteWebhook(deps, requireAdmin(await request.actor()), request.params.id);
    return { success: true as const };
  });

  serve(app, calls.testWebhookRoute, async (request) => {
    await webhooks.testWebhook(deps, request.params.id);
    return { success: true as const };
  });

  serve(app, calls.listDeliveriesRoute, async (request) =>
    webhooks.listDeliveries(deps, { ...request.params, ...request.query }),
  );

  serve(app, calls.replayDeliveryRoute, async (request) => {
    await webhooks.replayDelivery(deps, requireAdmin(await request.actor()), request.params);
    return { success: true as const };
  });
};
