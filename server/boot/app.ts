import compress from '@fastify/compress';
import websocket from '@fastify/websocket';
import { errorMessage, ShopError } from '@jyotiratna/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { access } from '../accounts/access-plugin.ts';
import { addressRoutes } from '../accounts/addresses/routes.ts';
import { hasBearer } from '../accounts/api-tokens/find-token.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { session } from '../accounts/sessions/session-plugin.ts';
import { adminRoutes } from '../admin/routes.ts';
import { adminTeamRoutes } from '../admin/team/routes.ts';
import { mcpRoutes } from '../agents/ucp-2026-04-08/mcp-routes.ts';
import { ucpRoutes } from '../agents/ucp-2026-04-08/routes.ts';
import { almanacRoutes } from '../almanac/routes.ts';
import { cartRoutes } from '../cart/routes.ts';
import { cartReminderLinkRoute, cartReminderRoutes } from '../cart-reminders/routes.ts';
import { imageRoutes } from '../catalogue/image-routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import {
  consultationRoutes,
  healerDashboardRoutes,
  presenceRoutes,
} from '../consultations/routes.ts';
import { contactRoutes } from '../contact/routes.ts';
import { configRoutes } from '../content/routes.ts';
import { securityTxt } from '../content/security-txt.ts';
import { deliveryRoutes } from '../delivery/routes.ts';
import { draftOrderRoutes } from '../draft-orders/routes.ts';
import { healerCertificateRoutes } from '../healers/certificates/routes.ts';
import { bookingRoutes } from '../healers/routes.ts';
import { dailyChartLinkRoute, kundliRoutes } from '../kundli/routes.ts';
import { campaignRoutes } from '../newsletter/campaigns/routes.ts';
import { leaveNewsletterRoute, newsletterRoutes } from '../newsletter/routes.ts';
import { orderRoutes } from '../orders/routes.ts';
import { parcelRoutes } from '../parcels/routes.ts';
import { countFailedRefunds } from '../payments/refund-queries.ts';
import { paymentRoutes } from '../payments/routes.ts';
import type { Deps } from '../platform/deps.ts';
import { compressOptions } from '../platform/http/compress.ts';
import { badUrl, brokenRequest, errors } from '../platform/http/errors.ts';
import { etags } from '../platform/http/etags.ts';
import { createFastPath } from '../platform/http/fast-path.ts';
import { earlyHeaders, headers } from '../platform/http/headers.ts';
import { health } from '../platform/http/health.ts';
import { acceptJson } from '../platform/http/json.ts';
import { metrics } from '../platform/http/metrics.ts';
import { openapi } from '../platform/http/openapi/openapi.ts';
import { origin } from '../platform/http/origin.ts';
import { undeclaredProxyWarning } from '../platform/http/own-machine.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { readableUrl } from '../platform/http/readable-url.ts';
import { storableInput } from '../platform/http/storable-input.ts';
import { readPendingJobs } from '../platform/outbox/queries.ts';
import { ownOrigins, publicUrl } from '../platform/public-url.ts';
import { noticeRoutes, privacyRoutes } from '../privacy/routes.ts';
import { stockAlertLinkRoute, stockAlertRoutes } from '../stock-alerts/routes.ts';
import { textRoutes } from '../texts/routes.ts';
import { visitRoutes } from '../visits/routes.ts';
import { giftCardRoutes } from '../wallet/gift-card-routes.ts';
import { walletRoutes } from '../wallet/routes.ts';
import { webhookRoutes } from '../webhooks/routes.ts';
import { wishlistRoutes } from '../wishlist/routes.ts';
import { openRedis } from './open-redis.ts';

/** Timeout for WebSocket clients to acknowledge a close frame at shutdown, in ms. */
const closeFrameMs = 2_000;

export type AppOptions = { deps: Deps; logger?: FastifyServerOptions['logger'] };

/**
 * Creates the shop's server, with plugins and routes registered in the order in which requests pass
 * them. It does not listen yet.
 */
export async function createApp({ deps, logger = false }: AppOptions): Promise<FastifyInstance> {
  const { env } = deps;
  // Trusts exactly the configured number of proxies, so that addresses which a client adds to
  // X-Forwarded-For are ignored.
  const trustProxy = (_address: string, hop: number) => hop < env.TRUST_PROXY;
  const fastPath = createFastPath();
  const app = Fastify({
    logger,
    trustProxy,
    bodyLimit: 64 * 1024,
    // Uploading five images over a slow connection takes more than a minute; slow headers time out
    // much earlier.
    requestTimeout: 120_000,
    // Ignores Upgrade requests for other protocols, such as h2c, and responds with HTTP/1.1 (RFC
    // 9110, 7.8).
    http: {
      headersTimeout: 15_000,
      shouldUpgradeCallback: ({ headers }) => /^websocket$/i.test(headers.upgrade ?? ''),
    },
    keepAliveTimeout: 5_000,
    // Disconnects clients that do not read a response for this long. No response takes as long to
    // compute.
    connectionTimeout: 60_000,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    frameworkErrors: (_error, request, reply) => badUrl(request, reply, earlyHeaders(env)),
    clientErrorHandler: brokenRequest(earlyHeaders(env)),
    // Longer than any id, so that a too long parameter still reaches its route, which responds with
    // 404.
    routerOptions: {
      ignoreTrailingSlash: true,
      querystringParser: strictQuery,
      maxParamLength: 2000,
    },
    forceCloseConnections: 'idle',
    // During graceful shutdown, open connections still get a response, which closes them, so that
    // no load balancer must retry.
    return503OnClosing: false,
    serverFactory: fastPath.serverFactory,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  app.addHook('onClose', () => deps.workers.close());

  await app.register(errors, { strict: env.NODE_ENV !== 'production' });
  await app.register(headers, { env });
  const pending = () => readPendingJobs(deps.db);
  const failedRefunds = () => countFailedRefunds(deps.db);
  await app.register(metrics, {
    token: env.METRICS_TOKEN,
    replica: deps.replica,
    waiting: pending,
    failedRefunds,
  });
  app.decorate('fastPath', fastPath);
  fastPath.join(app);
  await app.register(undeclaredProxyWarning, { hops: env.TRUST_PROXY });
  await app.register(health, { deps });
  await app.register(securityTxt, { deps });
  await app.register(compress, compressOptions);
  await app.register(session, { deps, secure: publicUrl(env).startsWith('https:') });
  await app.register(origin, { allowed: () => ownOrigins(env), isTrusted: hasBearer });
  await app.register(rateLimit, { redis: env.REDIS_URL ? await openRedis(env.REDIS_URL) : null });
  await app.register(access);
  await app.register(storableInput);
  await app.register(openapi, { publicUrl: () => publicUrl(env) });

  // Runs before the plugin's own hook, which closes without a code: a client that receives the
  // restart code reconnects immediately.
  app.addHook('preClose', async () => {
    const { clients } = app.websocketServer;
    for (const socket of clients) socket.close(1001, 'going away');
    // Terminates unresponsive clients, such as phones without a network, so that they do not delay
    // the shutdown.
    setTimeout(() => {
      for (const socket of clients) socket.terminate();
    }, closeFrameMs).unref();
  });
  // A frame fits a message of 2000 characters as JSON; a longer frame closes the connection.
  await app.register(websocket, {
    options: { maxPayload: 16 * 1024 },
    errorHandler(error: NodeJS.ErrnoException, socket, request) {
      // Protocol errors of clients have a metric, but are not the shop's errors.
      if (error.code?.startsWith('WS_ERR_')) {
        app.countBrokenFrame(error.code);
        request.log.warn({ code: error.code }, 'a WebSocket frame was broken');
      } else request.log.error(error);
      socket.terminate();
    },
  });
  // Node detaches the socket of every Upgrade request and no longer manages it. If the response
  // is an ordinary one (a rejection or a page), the socket would otherwise never be closed.
  app.addHook('onResponse', async ({ headers, raw }, reply) => {
    if (headers.upgrade !== undefined && reply.raw.headersSent) raw.socket.destroySoon();
  });
  await app.register(imageRoutes, { images: deps.images });
  for (const route of [
    leaveNewsletterRoute,
    stockAlertLinkRoute,
    cartReminderLinkRoute,
    dailyChartLinkRoute,
  ])
    await app.register(route, { deps });
  await app.register(ucpRoutes, { deps });
  await app.register(mcpRoutes, { deps });
  await app.register(
    async (api) => {
      await api.register(etags);
      await api.register(configRoutes, { deps });
      await api.register(catalogueRoutes, { deps });
      await api.register(almanacRoutes, { deps });
      await api.register(kundliRoutes, { deps });
      await api.register(bookingRoutes, { deps });
      await api.register(deliveryRoutes, { deps });
      await api.register(cartRoutes, { deps });
      await api.register(accountRoutes, { deps });
      await api.register(adminTeamRoutes, { deps });
      await api.register(privacyRoutes, { deps });
      await api.register(noticeRoutes, { deps });
      await api.register(adminRoutes, { deps });
      await api.register(webhookRoutes, { deps });
      await api.register(addressRoutes, { deps });
      await api.register(paymentRoutes, { deps });
      await api.register(walletRoutes, { deps });
      await api.register(giftCardRoutes, { deps });
      await api.register(draftOrderRoutes, { deps });
      await api.register(presenceRoutes, { deps });
      await api.register(healerCertificateRoutes, { deps });
      await api.register(consultationRoutes, { deps });
      await api.register(healerDashboardRoutes, { deps });
      await api.register(orderRoutes, { deps });
      await api.register(parcelRoutes, { deps });
      await api.register(textRoutes, { deps });
      await api.register(contactRoutes, { deps });
      await api.register(newsletterRoutes, { deps });
      await api.register(campaignRoutes, { deps });
      await api.register(wishlistRoutes, { deps });
      await api.register(stockAlertRoutes, { deps });
      await api.register(cartReminderRoutes, { deps });
      await api.register(visitRoutes, { deps });
      // Pages handle every other URL, so unknown API endpoints require a response of their own.
      for (const url of ['/', '/*']) {
        api.all(url, { config: { access: 'public' }, schema: { hide: true } }, async () => {
          throw new ShopError('not_found', { message: errorMessage('no_such_call') });
        });
      }
    },
    { prefix: '/api' },
  );
  return app;
}

/**
 * Parses a query string. A duplicate parameter, by mistake or attack, becomes an array, which query
 * schemas reject.
 */
function strictQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    query[key] = key in query ? [value] : value;
  }
  return query;
}
