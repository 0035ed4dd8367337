import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import { ShopError } from '@jyotiratna/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { access } from '../plugins/access.ts';
import { badUrl, brokenRequest, errors } from '../plugins/errors.ts';
import { earlyHeaders, headers } from '../plugins/headers.ts';
import { health } from '../plugins/health.ts';
import { acceptJson } from '../plugins/json.ts';
import { metrics } from '../plugins/metrics.ts';
import { openapi } from '../plugins/openapi.ts';
import { origin } from '../plugins/origin.ts';
import { rateLimit } from '../plugins/rate-limit.ts';
import { securityTxt } from '../plugins/security-txt.ts';
import { session } from '../plugins/session.ts';
import { accountRoutes } from '../routes/accounts/routes.ts';
import { addressRoutes } from '../routes/addresses/routes.ts';
import { adminRoutes } from '../routes/admin/routes.ts';
import { bookingRoutes } from '../routes/bookings/routes.ts';
import { cartRoutes } from '../routes/cart/routes.ts';
import { catalogueRoutes } from '../routes/catalogue/routes.ts';
import { configRoutes } from '../routes/config/routes.ts';
import { contactRoutes } from '../routes/contact/routes.ts';
import { kundliRoutes } from '../routes/kundli/routes.ts';
import { oneClickRoute } from '../routes/newsletter/one-click.ts';
import { newsletterRoutes } from '../routes/newsletter/routes.ts';
import { paymentRoutes } from '../routes/payments/routes.ts';
import { pictureRoutes } from '../routes/pictures/routes.ts';
import { ownOrigins, publicUrl } from '../services/config/public-url.ts';
import type { Deps } from '../services/deps.ts';
import { openRedis } from './open-redis.ts';

export type AppOptions = { deps: Deps; logger?: FastifyServerOptions['logger'] };

/** The shop's server, in the order in which a request meets its parts. It listens to nothing yet. */
export async function createApp({ deps, logger = false }: AppOptions): Promise<FastifyInstance> {
  const { env } = deps;
  const app = Fastify({
    logger,
    // Exactly so many proxies in front are believed; an address that a client writes itself never counts.
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    bodyLimit: 64 * 1024,
    // Five pictures over a slow line take more than a minute; whoever dawdles with the headers is cut off long before.
    requestTimeout: 120_000,
    http: { headersTimeout: 15_000 },
    keepAliveTimeout: 5_000,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    frameworkErrors: (_error, request, reply) => badUrl(request, reply, earlyHeaders(env)),
    clientErrorHandler: brokenRequest(earlyHeaders(env)),
    // No id is as long; a longer one still meets its route, which answers as for any other that is not there.
    routerOptions: { ignoreTrailingSlash: true, querystringParser: strictQuery, maxParamLength: 2000 },
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  app.addHook('onClose', () => deps.workers.close());

  await app.register(errors);
  await app.register(headers, { env });
  await app.register(metrics, { token: env.METRICS_TOKEN });
  await app.register(health, { deps });
  await app.register(securityTxt, { deps });
  // Replies are compressed as they leave: brotli's best would cost more time than it saves on the way.
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(session, { deps, secure: publicUrl(env).startsWith('https:') });
  await app.register(origin, { allowed: () => ownOrigins(env) });
  await app.register(rateLimit, { redis: env.REDIS_URL ? await openRedis(env.REDIS_URL) : null });
  await app.register(access);
  await app.register(openapi, { publicUrl: () => publicUrl(env) });

  await app.register(pictureRoutes, { images: deps.images });
  await app.register(oneClickRoute, { deps });
  await app.register(
    async (api) => {
      await api.register(etag, { weak: true });
      await api.register(configRoutes, { deps });
      await api.register(catalogueRoutes, { deps });
      await api.register(kundliRoutes, { deps });
      await api.register(bookingRoutes, { deps });
      await api.register(cartRoutes, { deps });
      await api.register(accountRoutes, { deps });
      await api.register(adminRoutes, { deps });
      await api.register(addressRoutes, { deps });
      await api.register(paymentRoutes, { deps });
      await api.register(contactRoutes, { deps });
      await api.register(newsletterRoutes, { deps });
      // Pages answer every other address, so calls that do not exist need an answer of their own.
      for (const url of ['/', '/*']) {
        api.all(url, { config: { access: 'public' }, schema: { hide: true } }, async () => {
          throw new ShopError('not_found', { message: 'There is no such call.' });
        });
      }
    },
    { prefix: '/api' },
  );
  return app;
}

/** A parameter given twice is a mistake or a trick: it stays a list, which no schema of a query accepts. */
function strictQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    query[key] = key in query ? [value] : value;
  }
  return query;
}
