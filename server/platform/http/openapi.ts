import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * For the page's own files alone; it loads nothing from other origins, and uses inline styles.
 */
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

/** `/openapi.json` and its page `/docs`, both also below /api, made from the schemas that validate the calls. */
export const openapi = fp(async (app: FastifyInstance, options: { publicUrl: () => string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Jyotiratna',
        version: '1',
        description: 'The API of the shop. Money in rupees unless a field says paise.',
      },
      servers: [{ url: options.publicUrl() }],
    },
    transform: jsonSchemaTransform,
    hideUntagged: true,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: pagePolicy });
  app.get('/api/docs', { config: { access: 'public' } }, (_request, reply) => reply.redirect('/docs', 301));
  // Serialising half a megabyte of JSON takes milliseconds, all responses share its bytes, and no
  // route is added once the server runs.
  let document: Buffer | null = null;
  for (const url of ['/openapi.json', '/api/openapi.json']) {
    app.get(url, { config: { access: 'public' } }, async (_request, reply) => {
      document ??= Buffer.from(JSON.stringify(app.swagger()));
      return reply.type('application/json').send(document);
    });
  }
});
