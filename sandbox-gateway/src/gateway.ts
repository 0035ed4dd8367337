import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { assemble } from './assemble.ts';
import { attemptRoute } from './checkout/attempt.ts';
import { scriptRoute } from './checkout/script.ts';
import { controlRoutes } from './controls.ts';
import { ApiError, type ErrorBody } from './errors.ts';
import { checkOptions, type GatewayOptions } from './options.ts';
import { authenticate } from './rest/authenticate.ts';
import { methodRoutes } from './rest/methods.ts';
import { gatewayOrderRoutes } from './rest/orders.ts';
import { gatewayPaymentRoutes } from './rest/payments.ts';
import { refundRoutes } from './rest/refunds.ts';
import { settlementRoutes } from './rest/settlements.ts';

const bodyLimitBytes = 64 * 1024;

/**
 * The test payment provider as a Fastify plugin: `/v1/…` below its prefix, and `/__sandbox/…` if
 * `controls` is set. Its parsers, errors and hooks are encapsulated. Closing the server closes the
 * store.
 * @throws RangeError for options with which it could be mistaken for the real provider
 */
export function createGateway(options: GatewayOptions): FastifyPluginAsync {
  checkOptions(options);
  return async (app) => {
    const gateway = assemble(options);
    ownParsersAndErrors(app);
    if (options.controls) {
      gateway.log.listenTo(app);
      controlRoutes(app, gateway);
    }
    app.register(
      async (v1) => {
        scriptRoute(v1, gateway);
        v1.register(async (attempt) => attemptRoute(attempt, gateway));
        v1.register(async (rest) => {
          rest.addHook('onRequest', authenticate(options.keyId, ''));
          methodRoutes(rest, gateway);
        });
        v1.register(async (rest) => {
          rest.addHook('onRequest', authenticate(options.keyId, options.keySecret));
          gatewayOrderRoutes(rest, gateway);
          gatewayPaymentRoutes(rest, gateway);
          refundRoutes(rest, gateway);
          settlementRoutes(rest, gateway);
        });
      },
      { prefix: '/v1' },
    );
    app.addHook('onReady', async () => {
      gateway.webhooks.resume();
      gateway.jobs.resume();
    });
    app.addHook('onClose', async () => {
      gateway.clock.reset();
      gateway.ledger.close();
    });
  };
}

function ownParsersAndErrors(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    async (_: unknown, text: string) => {
      if (text === '') return undefined;
      try {
        return JSON.parse(text);
      } catch {
        throw new ApiError(400, { description: 'The request body is not valid JSON.' });
      }
    },
  );
  app.setErrorHandler((failure, _request, reply) => {
    const { status, body } = asApiError(failure);
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(400)
      .send(
        new ApiError(400, { description: 'The requested URL was not found on the server.' }).body,
      ),
  );
}

function asApiError(failure: unknown): { status: number; body: ErrorBody } {
  if (failure instanceof ApiError) return failure;
  const status = (failure as { statusCode?: number }).statusCode ?? 500;
  return status < 500
    ? new ApiError(status, { description: 'The request could not be read.' })
    : new ApiError(500, { code: 'SERVER_ERROR', description: 'The server encountered an error' });
}
