import { type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
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
  const parse = app.getDefaultJsonParser('error', 'error') as unknown as (
    request: null,
    text: string,
    done: (error: FastifyError | null, json: unknown) => void,
  ) => void;

  function readJson(text: string): unknown {
    let found: unknown;
    parse(null, text, (error, json) => {
      if (error) throw error;
      found = json;
    });
    const repeated = findDuplicateKey(text);
    if (repeated === undefined) {
      rejectUnstorable(found);
      return found;
    }
    const message = errorMessage('field_repeated');
    const fields: Record<string, ErrorMessage> = Object.assign(Object.create(null), {
      [repeated.slice(0, 100) || 'body']: message,
    });
    throw new ShopError('invalid_input', { message, fields });
  }

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    let json: unknown;
    try {
      json = body.length === 0 ? undefined : readJson(body as string);
    } catch (error) {
      return done(error as Error);
    }
    done(null, json);
  });
}
