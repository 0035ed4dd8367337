import { type Sentence, ShopError, sentence } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';
import { findRepeatedKey } from './find-repeated-key.ts';

/**
 * Reads JSON from outside. An empty body is none, also where the caller names JSON as its type: calls such as a logout
 * or a deletion have nothing to say; a call that needs a body refuses the absence by its schema. `__proto__`,
 * `constructor.prototype` and a member that is given twice are refused.
 */
export function acceptJson(app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parse(request, body as string, (error, json) => {
      if (error) return done(error);
      const repeated = findRepeatedKey(body as string);
      if (repeated === undefined) return done(null, json);
      const message = sentence('field_repeated');
      const fields: Record<string, Sentence> = Object.assign(Object.create(null), {
        [repeated.slice(0, 100) || 'body']: message,
      });
      done(new ShopError('invalid_input', { message, fields }));
    });
  });
}
