import { type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { findUnstorable } from '../find-unstorable.ts';

/** Bytes above 7f are UTF-8 in a header, which Node decodes as Latin-1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: rejecting them is the point
const headerControl = /[\0-\x08\x0a-\x1f\x7f]/;

/** @throws ShopError invalid_input with the field that the database cannot store */
export function rejectUnstorable(value: unknown): void {
  const path = findUnstorable(value);
  if (path !== undefined) throw unstorable(path);
}

function unstorable(path: string): ShopError {
  const message = errorMessage('control_characters');
  // Without a prototype: a field may be named __proto__.
  const fields: Record<string, ErrorMessage> = Object.assign(Object.create(null), {
    [path.slice(0, 100) || 'body']: message,
  });
  return new ShopError('invalid_input', { message, fields });
}

/**
 * Rejects text that the database cannot store in parameters, queries and headers of all endpoints;
 * `acceptJson` and `readForm` do so in bodies.
 */
export const storableInput = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ params, query, headers, routeOptions }) => {
    if (!routeOptions.config.errors?.has('invalid_input')) return;
    rejectUnstorable(params);
    rejectUnstorable(query);
    for (const [name, value] of Object.entries(headers))
      if (headerControl.test(String(value))) throw unstorable(name);
  });
});
