import { type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';
import { findDuplicateKey } from './find-repeated-key.ts';
import { rejectUnstorable } from './storable-input.ts';

/**
 * Parses untrusted JSON: rejects `__proto__`, `constructor.prototype`, duplicate members and text
 * that the database cannot store. An empty body is absent, even with the JSON content type: calls
 * such as a logout or a deletion have no body, and an endpoint's schema rejects a missing one.
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

/** @throws ShopError invalid_input (400) with the duplicate member */
function rejectDuplicateKey(text: string): void {
  const repeated = findDuplicateKey(text);
  if (repeated === undefined) return;
  const message = errorMessage('field_repeated');
  const fields: Record<string, ErrorMessage> = Object.assign(Object.create(null), {
    [repeated.slice(0, 100) || 'body']: message,
  });
  throw new ShopError('invalid_input', { message, fields });
}
