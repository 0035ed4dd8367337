import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createShop, isPrivatePath, languages, localeOfPath, locales, ShopError } from '@jyotiratna/contract';
import { inEachLocale } from '@jyotiratna/messages/in-each-locale.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createGate } from '../checkout/gate.ts';
import { indianDate } from '../kundli/daily-horoscope.ts';
import type { Deps } from '../platform/deps.ts';
import { noteFailure, sendError } from '../platform/http/errors.ts';
import { publicUrl } from '../platform/public-url.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { sendFailurePage } from './failure-page.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { knownAddress } from './known-address.ts';
import { createPageCache, type Page } from './page-cache.ts';
import { loadBuild, renderer, shareWordsOf } from './renderer.ts';
import { sharePictures } from './share-pictures.ts';

const clients = locales.map((language) =>
  fileURLToPath(new URL(`../../web/build/${language}/client`, import.meta.url)),
);

/** Pages rendered at once: each holds the event loop for some ten ms, so more than this would only keep others waiting. */
const renderWidth = availableParallelism();
/** How many pages may wait for that, and how long, in ms. */
const [renderQueue, renderPatience] = [60, 5_000];

const offlinePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Files that do something: the service worker fetches what the shop itself serves, the offline page has its own styles. */
const ownPolicies: Record<string, string> = {
  'sw.js': "default-src 'none'; connect-src 'self'",
  'offline.html': offlinePolicy,
  'offline-hi.html': offlinePolicy,
};

/**
 * The storefront. A page is the same for everyone, so its HTML is kept by address and catalogue version; what is
 * personal is fetched by the browser afterwards. Files of the build never change under their name.
 */
export async function pages(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const builds = await inEachLocale((locale) => loadBuild(locale));
  // Stands in rendered HTML where each reply gets a nonce of its own. Nobody can write it: it is drawn anew for each process.
  const noncePlaceholder = `nonce${randomBytes(24).toString('hex')}`;
  const options = { shop: createShop(inProcessFetch(app)), nonce: noncePlaceholder, origin: publicUrl(deps.env) };
  const render = await inEachLocale(async (locale) => renderer(builds[locale], options));
  // What pages show follows from the catalogue and, for the horoscope and the promo, from the day in India.
  const version = async () => `${await deps.catalogue.version()} ${indianDate(deps.clock.now())}`;
  const gate = createGate(renderWidth, renderPatience, renderQueue);
  const cache = createPageCache({ version, capacityBytes: 64 * 1024 * 1024 });

  await app.register(fastifyStatic, {
    root: clients,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, file) => {
      const fixed = file.includes('/assets/');
      reply.header('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      const own = ownPolicies[path.basename(file).replace(/\.(br|gz)$/, '')];
      if (own) reply.header('content-security-policy', own).header('cache-control', 'no-cache');
    },
  });

  await app.register(sharePictures, {
    deps,
    wordsOf: (language) => shareWordsOf(builds[language]),
  });

  // A missing file is a plain 404: it needs no page.
  app.get('/assets/*', (_request, reply) => reply.code(404).type('text/plain').send('Not found'));

  // The administration speaks English alone.
  for (const { prefix } of locales.map((locale) => languages[locale]).filter(({ prefix }) => prefix !== '')) {
    for (const path of ['/admin', '/admin/*'])
      app.get(`${prefix}${path}`, (request, reply) => reply.redirect(request.url.slice(prefix.length)));
  }

  await app.register(async (scope) => {
    // Pages take no bodies: everything that writes goes through /api.
    scope.removeAllContentTypeParsers();
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const failure = noteFailure(error, request);
      if (failure.status < 500 || isData(request.url)) return sendError(reply, request, failure);
      return sendFailurePage(reply, failure, localeOfPath(request.url));
    });
    scope.get('/*', (request, reply) => answer(request, reply));
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = knownAddress(request.raw.url ?? '/');
    // A render hardly waits for anything: without a turn of the loop between them, they would keep all other calls out.
    const page = await cache.remember(url, () => gate.run(() => turn().then(() => render[localeOfPath(url)](url))));
    // What a page of its own would say is that everything is missing: there, the shop says that it is busy.
    if (page.failed && page.status >= 500 && !isData(url)) throw new ShopError('busy', { retryAfter: 5 });
    const csp = contentSecurityPolicy(url, deps.payments?.browserHosts);
    return send(request, reply, page, csp);
  }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  csp: (nonce: string) => string,
): Promise<FastifyReply> {
  for (const [name, value] of page.headers) reply.header(name, value);
  const fleeting = isPrivatePath(request.url) || page.failed || page.status >= 500;
  reply.header('cache-control', fleeting ? 'no-store' : 'public, no-cache');
  if (page.failed) reply.header('retry-after', '5');
  if (isPrivatePath(request.url)) reply.header('x-robots-tag', 'noindex');
  if (page.status === 200 && !fleeting) {
    reply.header('etag', page.etag);
    // A 304 carries no policy: the browser keeps the one that fits the nonce in the HTML it already has.
    if (request.headers['if-none-match'] === page.etag) {
      reply.removeHeader('content-security-policy');
      return reply.code(304).send();
    }
  }
  const nonce = crypto.randomUUID().replaceAll('-', '');
  reply.header('content-security-policy', csp(nonce));
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  // Banks open windows of their own while a customer pays.
  if (isCheckout(request.url)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  return reply.code(page.status).send(page.body.join(nonce));
}

/** The router's own request for what a page shows. */
function isData(url: string): boolean {
  return /\.data(?:\?|$)/.test(url);
}

function isCheckout(url: string): boolean {
  return /^\/(?:hi\/)?checkout(?:[/?]|$)/.test(url);
}
