import * as calls from '@jyotiratna/contract/payments';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { createWebhookDrain } from './drain-webhooks.ts';
import { handleWebhook } from './handle-webhook.ts';

const bodyLimitBytes = 256 * 1024;

/**
 * The endpoint of the provider's webhooks. The body stays raw bytes, since the webhook signature
 * (HMAC) covers exactly these bytes. The parser is scoped to this plugin.
 */
export const webhookRoute: Routes = async (app, { deps }) => {
  const drain = createWebhookDrain(deps);
  app.addHook('onClose', () => drain.idle());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );
  serve(
    app,
    calls.receiveWebhookRoute,
    async (request) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      if (await handleWebhook(deps, { headers: request.headers, body })) drain.wake();
      return { success: true as const };
    },
    { bodyLimit: bodyLimitBytes },
  );
};
