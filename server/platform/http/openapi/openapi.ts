import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type ByteReply, byteReply, sendByteReply } from '../byte-reply.ts';
import { describeApi } from './describe-api.ts';

/** The Content-Security-Policy of the page: only its own files, and inline styles. */
const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Serves `/openapi.json` and its page `/docs`, both also below /api, generated from the contract's
 * endpoints.
 */
export const openapi = fp(async (app: FastifyInstance, options: { publicUrl: () => string }) => {
  // Generated at the first request instead of at startup: hundreds of schemas take 0.1 s.
  let description: object | null = null;
  const describe = () => {
    description ??= describeApi({ publicUrl: options.publicUrl() });
    return description;
  };
  let reply: Promise<ByteReply> | null = null;
  const descriptionReply = () => {
    const headers: [string, string][] = [
      ['content-type', 'application/json; charset=utf-8'],
      ['cache-control', 'public, max-age=300'],
    ];
    reply ??= byteReply(200, headers, JSON.stringify(describe()));
    return reply;
  };

  // The page's plugin requires this one; its own document, generated from Fastify's routes, is not
  // used.
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: pagePolicy,
    transformSpecification: () => describe(),
    transformSpecificationClone: false,
  });
  app.get('/api/docs', { config: { access: 'public' } }, (_request, response) =>
    response.redirect('/docs', 301),
  );
  for (const url of ['/openapi.json', '/api/openapi.json']) {
    app.get(url, { config: { access: 'public' } }, async (request, response) =>
      sendByteReply(request, response, await descriptionReply()),
    );
  }
});
