import { ShopError } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is for server-to-server calls, which authenticate by a signature. */
    foreignCallers?: boolean;
  }
}

type Options = {
  allowed: () => readonly string[];
  /** Whether a request authenticates by a header that no other site can make a browser send. */
  isTrusted: (request: FastifyRequest) => boolean;
};
/**
 * CSRF protection: rejects cross-site writes by a customer's browser. A request without Origin
 * and without Sec-Fetch-Site is not from a browser: JSON is then allowed (a cross-site form
 * cannot send it), multipart is not.
 */
export const origin = fp(async (app: FastifyInstance, options: Options) => {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.foreignCallers) return;
    if (options.isTrusted(request)) return;
    if (!isOwnOrigin(request, options.allowed())) throw new ShopError('foreign_origin');
  });
});

/**
 * Whether a browser's request is from a page of the shop, according to its headers; true for other
 * clients.
 */
export function isOwnOrigin(
  request: Pick<FastifyRequest, 'headers'>,
  allowed: readonly string[],
): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') return false;
  if (from !== undefined) return allowed.includes(from);
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return !isForm(request.headers['content-type']);
}

/**
 * Whether a read is from the shop's own page or a non-browser client (Fetch Metadata Request
 * Headers): cookies are also sent with links on other sites and typed URLs. For browsers without
 * these headers (before 2023), a navigation is detected by its accepted types.
 */
export function isOwnRead({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? !headers.accept?.includes('text/html') : site === 'same-origin';
}

/**
 * Content types that a cross-site form can send; media type names are case-insensitive (RFC
 * 9110, 8.3.1).
 */
function isForm(contentType = ''): boolean {
  const type = contentType.trimStart().toLowerCase();
  return ['multipart/', 'application/x-www-form-urlencoded', 'text/plain'].some((form) =>
    type.startsWith(form),
  );
}
