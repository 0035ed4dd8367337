import { availableParallelism } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import {
  allowsRooms,
  createApiClient,
  isPrivate,
  localeOfPath,
  locales,
  oldAddress,
  ShopError,
} from '@jyotiratna/contract';
import { inEachLocale } from '@jyotiratna/messages/in-each-locale.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfPages } from '../catalogue/catalogue-cache.ts';
import { type Created, createCache, dayTag } from '../platform/cache/cache.ts';
import { cacheHeaders } from '../platform/cdn/cache-headers.ts';
import { indianDayNumber } from '../platform/clock.ts';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import type { Deps } from '../platform/deps.ts';
import {
  type ByteReply,
  byteReply,
  type Header,
  headersSoFar,
  sendByteReply,
} from '../platform/http/byte-reply.ts';
import { recordFailure, sendError } from '../platform/http/errors.ts';
import { publicUrl } from '../platform/public-url.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { isVisit } from '../visits/visit-counter.ts';
import { assets } from './assets.ts';
import { canonicalAddress } from './canonical-address.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { sendFailurePage } from './failure-page.ts';
import { findPages } from './find-pages.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { loadBuild, renderer, shareLabelsOf } from './renderer.ts';
import { shareImages } from './share-images.ts';

const clientFolders = locales.map((language) =>
  fileURLToPath(new URL(`../../web/build/${language}/client`, import.meta.url)),
);

/**
 * Concurrent renderings: each blocks the event loop for some 10 ms, so a higher limit would only
 * delay other requests.
 */
const renderWidth = availableParallelism();
/** Maximum number of queued renderings, and their timeout in ms. */
const [renderQueue, renderTimeout] = [60, 5_000];

/**
 * The storefront. A page is the same for all users, so its response is cached by address until its
 * data is invalidated; the browser fetches personal data afterwards. Files of the build are
 * immutable.
 */
export async function pages(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const builds = await inEachLocale((locale) => loadBuild(locale));
  const pageAt = await findPages(async (locale) => builds[locale]);
  const options = { api: createApiClient(inProcessFetch(app)), origin: publicUrl(deps.env) };
  const render = await inEachLocale(async (locale) => renderer(builds[locale], options));
  const limiter = createConcurrencyLimiter(renderWidth, renderTimeout, renderQueue);
  const cache = createCache<Page>({
    changes: deps.changes,
    // Some 500 pages in two encodings.
    capacityBytes: 20 * 1024 * 1024,
    day: () => indianDayNumber(deps.clock),
    staleMs: 1000,
    clock: deps.clock.now,
  });
  const addressOf = (url: string) => canonicalAddress(url, (path) => pageAt(path).page);
  const cachedBytes = (url: string) => {
    if (isNumbered(url)) return null;
    const page = cache.peek(addressOf(url));
    return page && 'cached' in page ? page.cached : null;
  };
  await app.register(fastifyStatic, {
    root: clientFolders,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'assets/**'],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  });

  await app.register(shareImages, {
    deps,
    pages: async () => pageAt,
    labelsOf: (language) => shareLabelsOf(builds[language]),
  });

  await app.register(assets, { deps, clientFolders });
  const recordVisit = (headers: FastifyRequest['headers']) => {
    // Behind a shared cache (CDN), most requests never arrive here: browsers report visits instead.
    if (deps.env.CDN_SECONDS === 0 && isVisit(headers)) deps.visits.count('visit');
  };
  app.fastPath.serve('/*', cachedBytes, recordVisit);

  await app.register(async (scope) => {
    // Pages accept no request bodies: all writes go through /api.
    scope.removeAllContentTypeParsers();
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const failure = recordFailure(error, request);
      if (failure.status < 500 || isData(request.url)) return sendError(reply, request, failure);
      return sendFailurePage(reply, failure, localeOfPath(request.url));
    });
    scope.get('/*', (request, reply) => handlePage(request, reply));
  });

  async function handlePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const requested = request.raw.url ?? '/';
    const url = addressOf(requested);
    // An address without a page is looked up in the redirects before the 404 page is rendered.
    const isFirst = isNumbered(requested) || pageAt(url).page.path === anyPath;
    if (isFirst && (await redirected(requested, reply))) return reply;
    // Read before the page's own headers are set: `make` may also run later, in the background.
    const standard = headersSoFar(reply);
    const page = await cache.remember(url, () => make(url, standard));
    if (pageAt(url).page.audience !== 'admin') recordVisit(request.headers);
    if ('once' in page) {
      const missing = page.once.status === 404 && !isFirst && !isData(requested);
      if (missing && (await redirected(requested, reply))) return reply;
      return sendOnce(reply, page.once);
    }
    return sendByteReply(request, reply, page.cached);
  }

  /** Redirects a former address to its current one, in a single hop; false without a redirect. */
  async function redirected(requested: string, reply: FastifyReply): Promise<boolean> {
    const target = await findRedirect(deps.db, requested);
    if (target === null) return false;
    // Browsers cache it for an hour only: the owner may change a redirect.
    reply.header('cache-control', 'public, max-age=3600').redirect(target, 301);
    return true;
  }

  /** Renders a page with its headers. @param standard the headers of every response of the shop */
  async function make(url: string, standard: Header[]): Promise<Created<Page>> {
    // Rendering hardly ever awaits: yields to the event loop first, so that other requests are
    // served between renderings.
    const page = await limiter.run(() => turn().then(() => render[localeOfPath(url)](url)));
    // If API calls failed, the page would display everything as missing; the shop responds with 503
    // instead.
    if (page.failed && page.status >= 500 && !isData(url))
      throw new ShopError('busy', { retryAfter: 5 });
    const { page: metadata } = pageAt(url);
    const fleeting = isPrivate(metadata) || page.failed || page.status >= 500;
    const keeps = page.status === 200 && !page.failed;
    const tags = [...page.tags.filter(isOfPages), dayTag];
    const hosts = { provider: deps.payments?.browserHosts, rooms: deps.rooms?.hosts };
    const devices = allowsRooms(metadata) && deps.rooms ? 'self' : '';
    const own: Header[] = [
      ...page.headers,
      ...(keeps && !fleeting
        ? cacheHeaders(deps.env, tags)
        : ([['cache-control', fleeting ? 'no-store' : 'public, no-cache']] satisfies Header[])),
      ['content-security-policy', contentSecurityPolicy(metadata, hosts, page.scripts)],
      ['permissions-policy', `camera=(${devices}), microphone=(${devices}), geolocation=()`],
    ];
    if (page.failed) own.push(['retry-after', '5']);
    if (isPrivate(metadata)) own.push(['x-robots-tag', 'noindex']);
    // Banks open popup windows during payment.
    if (metadata.popups) own.push(['cross-origin-opener-policy', 'same-origin-allow-popups']);
    const names = new Set(own.map(([name]) => name));
    const headers = [...standard.filter(([name]) => !names.has(name)), ...own];
    if (!keeps)
      return {
        value: { once: { status: page.status, headers, html: page.html } },
        tags: null,
        size: 0,
      };
    const encoded = await byteReply(page.status, headers, page.html);
    return { value: { cached: encoded }, tags, size: encoded.size, until: page.until };
  }
}

/** A page's response: cached bytes, or an uncached response for the pending requests only. */
type Page = { cached: ByteReply } | { once: Once };
type Once = { status: number; headers: Header[]; html: string };

function sendOnce(reply: FastifyReply, { status, headers, html }: Once): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  return reply.code(status).send(html);
}

/** The pattern of the catch-all page. */
const anyPath = '/*';

/**
 * Whether it is a WordPress address by id, such as `/?p=12`, whose path alone would be the home
 * page.
 */
function isNumbered(url: string): boolean {
  return /[?&](?:p|page_id)=\d/.test(url) && (oldAddress(url)?.includes('?p=') ?? false);
}

/** Whether it is the router's request for a page's data. */
function isData(url: string): boolean {
  return /\.data(?:\?|$)/.test(url);
}
