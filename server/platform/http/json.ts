import { type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';
import { findDuplicateKey } from './find-repeated-key.ts';
import { rejectUnstorable } from './storable-input.ts';

/**
 * Parses JSON from outside: `__proto__`, `constructor.prototype`, duplicate members and text
 * that a database cannot store are rejected. An empty body is absent, also where the client
 * declares JSON as its type: calls such as a logout or a deletion have no body; an endpoint
 * that needs one rejects its absence by its schema.
 */
export function acceptJson(
  app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>,
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      parse(request, body, (error, json) => {
        if (error) return done(error);
        try {
          rejectDuplicateKey(body);
          rejectUnstorable(json);
        } catch (rejected) {
          return done(rejected as Error);
        }
        done(null, json);
      });
    },
  );
}

/** @throws ShopError invalid_input (400) that names the member */
function rejectDuplicateKey(text: string): void {
  const repeated = findDuplicateKey(text);
  if (repeated === undefined) return;
  const message = errorMessage('field_repeated');
  const fields: Record<string, ErrorMessage> = Object.assign(Object.create(null), {
    [repeated.slice(0, 100) || 'body']: message,
  });
  throw new ShopError('invalid_input', { message, fields });
}
