import compress from '@fastify/compress';
import websocket from '@fastify/websocket';
import { ShopError, sentence } from '@jyotiratna/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { access } from '../accounts/access-plugin.ts';
import { addressRoutes } from '../accounts/addresses/routes.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { session } from '../accounts/sessions/session-plugin.ts';
import { adminRoutes } from '../admin/routes.ts';
import { adminTeamRoutes } from '../admin/team/routes.ts';
import { almanacRoutes } from '../almanac/routes.ts';
import { cartRoutes } from '../cart/routes.ts';
import { pictureRoutes } from '../catalogue/picture-routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { consultationRoutes, healerDeskRoutes, presenceRoutes } from '../consultations/routes.ts';
import { configRoutes } from '../content/routes.ts';
import { securityTxt } from '../content/security-txt.ts';
import { deliveryRoutes } from '../delivery/routes.ts';
import { bookingRoutes } from '../healers/routes.ts';
import { kundliRoutes } from '../kundli/routes.ts';
import { orderRoutes } from '../orders/routes.ts';
import { campaignRoutes } from '../outreach/campaigns/routes.ts';
import { contactRoutes } from '../outreach/contact/routes.ts';
import { oneClickRoute } from '../outreach/newsletter/one-click.ts';
import { newsletterRoutes } from '../outreach/newsletter/routes.ts';
import { countFailedRefunds } from '../payments/refund-queries.ts';
import { paymentRoutes } from '../payments/routes.ts';
import type { Deps } from '../platform/deps.ts';
import { compressOptions } from '../platform/http/compress.ts';
import { badUrl, brokenRequest, errors } from '../platform/http/errors.ts';
import { etags } from '../platform/http/etags.ts';
import { earlyHeaders, headers } from '../platform/http/headers.ts';
import { health } from '../platform/http/health.ts';
import { acceptJson } from '../platform/http/json.ts';
import { metrics } from '../platform/http/metrics.ts';
import { openapi } from '../platform/http/openapi.ts';
import { origin } from '../platform/http/origin.ts';
import { undeclaredProxyWarning } from '../platform/http/own-machine.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { readableUrl } from '../platform/http/readable-url.ts';
import { createShortWay } from '../platform/http/short-way.ts';
import { storableInput } from '../platform/http/storable-input.ts';
import { readWaiting } from '../platform/outbox/queries.ts';
import { ownOrigins, publicUrl } from '../platform/public-url.ts';
import { privacyRoutes } from '../privacy/routes.ts';
import { walletRoutes } from '../wallet/routes.ts';
import { leaveWishMailsRoute, wishRoutes } from '../wishes/routes.ts';
import { openRedis } from './open-redis.ts';

/** How long clients of WebSockets may take to answer a close frame when the process ends, in ms. */
const closeFrameMs = 2_000;

export type AppOptions = { deps: Deps; logger?: FastifyServerOptions['logger'] };

/** The shop's server, in the order in which a request meets its parts. It listens to nothing yet. */
export async function createApp({ deps, logger = false }: AppOptions): Promise<FastifyInstance> {
  const { env } = deps;
  // Exactly as many proxies are believed as stand in front; an address that a client put into the header itself never counts.
  const trustProxy = (_address: string, hop: number) => hop < env.TRUST_PROXY;
  const shortWay = createShortWay();
  const app = Fastify({
    logger,
    trustProxy,
    bodyLimit: 64 * 1024,
    // Five images over a slow line take more than a minute; whoever dawdles with the headers is cut off long before.
    requestTimeout: 120_000,
    // A client that offers another protocol, such as h2c, is answered in HTTP/1.1 (RFC 9110, 7.8).
    http: {
      headersTimeout: 15_000,
      shouldUpgradeCallback: ({ headers }) => /^websocket$/i.test(headers.upgrade ?? ''),
    },
    keepAliveTimeout: 5_000,
    // A client that takes nothing of its response for so long is disconnected. No response takes as long to compute.
    connectionTimeout: 60_000,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    frameworkErrors: (_error, request, reply) => badUrl(request, reply, earlyHeaders(env)),
    clientErrorHandler: brokenRequest(earlyHeaders(env)),
    // Longer than any id: a longer parameter still reaches its route, which answers that it does not exist.
    routerOptions: { ignoreTrailingSlash: true, querystringParser: strictQuery, maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    // While closing, requests on open connections are still answered and told to close: a balancer need not ask another process.
    return503OnClosing: false,
    serverFactory: shortWay.serverFactory,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  app.addHook('onClose', () => deps.workers.close());

  await app.register(errors, { strict: env.NODE_ENV !== 'production' });
  await app.register(headers, { env });
  const waiting = () => readWaiting(deps.db);
  const failedRefunds = () => countFailedRefunds(deps.db);
  await app.register(metrics, { token: env.METRICS_TOKEN, replica: deps.replica, waiting, failedRefunds });
  app.decorate('shortWay', shortWay);
  shortWay.join(app);
  await app.register(undeclaredProxyWarning, { hops: env.TRUST_PROXY });
  await app.register(health, { deps });
  await app.register(securityTxt, { deps });
  await app.register(compress, compressOptions);
  await app.register(session, { deps, secure: publicUrl(env).startsWith('https:') });
  await app.register(origin, { allowed: () => ownOrigins(env) });
  await app.register(rateLimit, { redis: env.REDIS_URL ? await openRedis(env.REDIS_URL) : null });
  await app.register(access);
  await app.register(storableInput);
  await app.register(openapi, { publicUrl: () => publicUrl(env) });

  // Before the plugin's own hook, which closes without a code: a client that is told of a restart comes back at once.
  app.addHook('preClose', async () => {
    const { clients } = app.websocketServer;
    for (const socket of clients) socket.close(1001, 'going away');
    // The end waits for no client that does not answer, such as a phone without a network.
    setTimeout(() => {
      for (const socket of clients) socket.terminate();
    }, closeFrameMs).unref();
  });
  // A frame holds a message of 2000 characters and its JSON; a longer one ends the connection.
  await app.register(websocket, {
    options: { maxPayload: 16 * 1024 },
    errorHandler(error: NodeJS.ErrnoException, socket, request) {
      // Any client can send a frame that breaks the protocol: no failure of the shop.
      if (error.code?.startsWith('WS_ERR_')) {
        app.countBrokenFrame(error.code);
        request.log.warn({ code: error.code }, 'a WebSocket frame was broken');
      } else request.log.error(error);
      socket.terminate();
    },
  });
  // Node hands over the socket of every Upgrade request and no longer manages it. Where the answer is an ordinary reply (a
  // rejection or a page), nobody else would ever close it.
  app.addHook('onResponse', async ({ headers, raw }, reply) => {
    if (headers.upgrade !== undefined && reply.raw.headersSent) raw.socket.destroySoon();
  });
  await app.register(pictureRoutes, { images: deps.images });
  await app.register(oneClickRoute, { deps });
  await app.register(leaveWishMailsRoute, { deps });
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
      await api.register(adminRoutes, { deps });
      await api.register(addressRoutes, { deps });
      await api.register(paymentRoutes, { deps });
      await api.register(walletRoutes, { deps });
      await api.register(presenceRoutes, { deps });
      await api.register(consultationRoutes, { deps });
      await api.register(healerDeskRoutes, { deps });
      await api.register(orderRoutes, { deps });
      await api.register(contactRoutes, { deps });
      await api.register(newsletterRoutes, { deps });
      await api.register(campaignRoutes, { deps });
      await api.register(wishRoutes, { deps });
      // Pages answer every other address, so calls that do not exist need an answer of their own.
      for (const url of ['/', '/*']) {
        api.all(url, { config: { access: 'public' }, schema: { hide: true } }, async () => {
          throw new ShopError('not_found', { message: sentence('no_such_call') });
        });
      }
    },
    { prefix: '/api' },
  );
  return app;
}

/** A parameter given twice is a mistake or a trick: it becomes a list, which no schema of a query accepts. */
function strictQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    query[key] = key in query ? [value] : value;
  }
  return query;
}
