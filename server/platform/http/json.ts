import { type Sentence, ShopError, sentence } from '@jyotiratna/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { findRepeatedKey } from './find-repeated-key.ts';
import { rejectUnstorable } from './storable-input.ts';

/**
 * Takes JSON from outside: `__proto__`, `constructor.prototype` and a member that is given twice are refused, and text that no
 * database takes. An empty body is none, also where the caller names JSON as its type: calls such as a logout
 * or a deletion have nothing to say; a call that needs a body refuses the absence by its schema.
 */
export function acceptJson(app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
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
    const repeated = findRepeatedKey(text);
    if (repeated === undefined) {
      rejectUnstorable(found);
      return found;
    }
    const message = sentence('field_repeated');
    const fields: Record<string, Sentence> = Object.assign(Object.create(null), {
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
