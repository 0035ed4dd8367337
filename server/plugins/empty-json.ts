import type { FastifyInstance } from 'fastify';

/**
 * Takes an empty body for none, also where the caller names JSON as its type: calls such as a logout or a
 * deletion have nothing to say. A call that needs a body refuses the absence by its schema.
 */
export function acceptEmptyJson(app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
}
