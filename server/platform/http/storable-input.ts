import { isStorable, type Sentence, ShopError, sentence } from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Bytes above 7f are parts of UTF-8 in a header, which Node reads as Latin-1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: rejecting them is the point
const headerControl = /[\0-\x08\x0a-\x1f\x7f]/;

/**
 * The path of the first string in a JSON value that no database takes, such as `address.city`: one with a control character
 * or half a surrogate pair, as a value or as a key. Deep values are no danger: it keeps its own stack.
 */
export function findUnstorable(value: unknown): string | undefined {
  const stack: [path: string, value: unknown][] = [['', value]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [path, part] = next;
    if (typeof part === 'string' && !isStorable(part)) return path;
    if (typeof part !== 'object' || part === null) continue;
    const members = Object.entries(part).map(([key, member]) => [path ? `${path}.${key}` : key, member] as const);
    for (const [at, member] of members.reverse()) stack.push([at, isStorable(at) ? member : '\0']);
  }
}

/** @throws ShopError invalid_input that names the field whose text no database takes */
export function rejectUnstorable(value: unknown): void {
  const path = findUnstorable(value);
  if (path !== undefined) throw unstorable(path);
}

function unstorable(path: string): ShopError {
  const message = sentence('control_characters');
  // Without a prototype: a field may be called __proto__.
  const fields: Record<string, Sentence> = Object.assign(Object.create(null), {
    [path.slice(0, 100) || 'body']: message,
  });
  return new ShopError('invalid_input', { message, fields });
}

/** Rejects such text in parameters, queries and headers of every endpoint; `readJson` and `readForm` do so in bodies. */
export const storableInput = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ params, query, headers, routeOptions }) => {
    if (!routeOptions.config.errors?.has('invalid_input')) return;
    rejectUnstorable(params);
    rejectUnstorable(query);
    for (const [name, value] of Object.entries(headers)) if (headerControl.test(String(value))) throw unstorable(name);
  });
});
