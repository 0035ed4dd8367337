import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { assembleCourier } from './assemble-courier.ts';
import { courierControlRoutes } from './controls.ts';
import { CourierApiError } from './courier-api-error.ts';
import type { CourierOptions } from './options.ts';
import { pickupRoutes } from './pickup-routes.ts';
import { shipmentRoutes } from './shipment-routes.ts';

/**
 * The sandbox courier as a Fastify plugin: `/courier/v1/…` below the prefix it is registered
 * with, and `/__courier/…` if `controls` is set. Closing the server closes the store.
 */
export function createSandboxCourier(options: CourierOptions): FastifyPluginAsync {
  return async (app) => {
    const courier = assembleCourier(options);
    parseJson(app);
    app.setErrorHandler((failure, _request, reply) => {
      const { status, code, message } = asApiError(failure);
      return reply.code(status).send({ error: { code, message } });
    });
    if (options.controls) courierControlRoutes(app, courier);
    app.register(
      async (rest) => {
        rest.addHook('onRequest', authenticate(options.key));
        shipmentRoutes(rest, courier);
        pickupRoutes(rest, courier);
      },
      { prefix: '/courier/v1' },
    );
    app.addHook('onReady', async () => {
      courier.webhookMessages.resume();
      courier.parcels.resume();
    });
    app.addHook('onClose', async () => {
      courier.clock.reset();
      courier.book.close();
    });
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function authenticate(key: string) {
  const expected = digest(`Bearer ${key}`);
  return async ({ headers }: FastifyRequest) => {
    if (timingSafeEqual(digest(headers.authorization ?? ''), expected)) return;
    throw new CourierApiError(401, 'unauthorised', 'The key is not known.');
  };
}

function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, text: string) => {
      if (text === '') return undefined;
      try {
        return JSON.parse(text);
      } catch {
        throw new CourierApiError(400, 'malformed', 'The request body is not valid JSON.');
      }
    },
  );
}

function asApiError(failure: unknown): CourierApiError {
  if (failure instanceof CourierApiError) return failure;
  const status = (failure as { statusCode?: number }).statusCode ?? 500;
  return new CourierApiError(status, 'failed', 'The request could not be processed.');
}
