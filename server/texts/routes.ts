import { errorMessage, ShopError, type TextChannel } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/texts';
import type { FastifyRequest } from 'fastify';
import { neverCached } from '../platform/http/never-cached.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { handleTextEvents, requireSender } from './handle-text-events.ts';

const bodyLimitBytes = 256 * 1024;

/**
 * Webhooks of the message providers. Bodies stay raw bytes, because the signature covers exactly
 * the sent bytes. The parsers are scoped to this plugin.
 */
export const textRoutes: Routes = async (app, { deps }) => {
  neverCached(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );

  const handle = async (
    channel: TextChannel,
    request: Pick<FastifyRequest, 'headers' | 'body' | 'query'>,
  ) => {
    const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    const query = request.query as Record<string, string | undefined>;
    await handleTextEvents(deps, channel, { headers: request.headers, query, body });
    return { success: true as const };
  };

  serve(app, calls.verifyWhatsApp, async (request) => {
    const challenge = requireSender(deps, 'whatsapp').readChallenge?.(request.query) ?? null;
    if (challenge === null)
      throw new ShopError('unauthenticated', { message: errorMessage('signature_invalid') });
    return challenge;
  });
  serve(app, calls.receiveWhatsApp, (request) => handle('whatsapp', request), {
    bodyLimit: bodyLimitBytes,
  });
  serve(app, calls.receiveSms, (request) => handle('sms', request), { bodyLimit: bodyLimitBytes });
};
