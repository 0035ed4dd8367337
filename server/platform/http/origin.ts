import { ShopError } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for calls that other servers make, which prove themselves by a signature. */
    foreignCallers?: boolean;
  }
}

/**
 * Refuses writes that a page of another site makes a customer's browser send. A request without Origin and without
 * Sec-Fetch-Site comes from no browser: JSON is then allowed (a cross-site form cannot send it), multipart is not.
 */
export const origin = fp(async (app: FastifyInstance, options: { allowed: () => readonly string[] }) => {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.foreignCallers) return;
    if (!isOwnOrigin(request, options.allowed())) throw new ShopError('foreign_origin');
  });
});

/** Whether a browser's request comes from a page of the shop, as far as its headers tell; one from no browser does. */
export function isOwnOrigin(request: Pick<FastifyRequest, 'headers'>, allowed: readonly string[]): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') return false;
  if (from !== undefined) return allowed.includes(from);
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return !isForm(request.headers['content-type']);
}

/**
 * Whether a read comes from the shop's own page or from a program that is no browser (Fetch Metadata Request Headers): cookies come
 * along with a link of another site as well, and with an address that is typed. Of browsers that send no such headers (before
 * 2023), a navigation shows by the types that it accepts.
 */
export function isOwnRead({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? !headers.accept?.includes('text/html') : site === 'same-origin';
}

/** What a form of another site can send; the names of media types know no case (RFC 9110, 8.3.1). */
function isForm(contentType = ''): boolean {
  const type = contentType.trimStart().toLowerCase();
  return ['multipart/', 'application/x-www-form-urlencoded', 'text/plain'].some((form) => type.startsWith(form));
}
