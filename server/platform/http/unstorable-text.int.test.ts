import { type Endpoint, issue } from '@jyotiratna/contract';
import { errorsOf } from '@jyotiratna/contract/endpoint-errors';
import { endpoints } from '@jyotiratna/contract/endpoints';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

type Role = 'visitor' | 'user' | 'healer' | 'admin';
const roles: readonly Role[] = ['visitor', 'user', 'healer', 'admin'];

const unstorable = ['a\0b', 'a\x1bb', 'a\x9fb', 'a\ud800'];

/** A valid value of a JSON schema, and the paths of its strings. */
type Json = {
  type?: string;
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
};

function sample(schema: Json, text: string, depth = 0): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return sample(first, text, depth);
  if (schema.properties && depth < 6)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, sample(part, text, depth + 1)]),
    );
  if (schema.type === 'array' && schema.items) return [sample(schema.items, text, depth + 1)];
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  return text;
}

function stringsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return [[...path]];
  return Object.entries(Object(value)).flatMap(([key, part]) => stringsOf(part, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withText(copy[key], rest, text);
  return copy;
}

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

/** Requests of an endpoint with unstorable text in one field each, and the field's name. */
function* requestsOf({
  method,
  path,
  kind,
  query,
  headers,
  body,
}: Endpoint): Generator<[field: string, InjectOptions]> {
  const url = path.replace(/:\w+/g, 'x');
  const request = { method, url } as InjectOptions;
  for (const text of unstorable) {
    const encoded = encodeURIComponent(text.toWellFormed());
    if (text.isWellFormed()) {
      for (const [, name] of path.matchAll(/:(\w+)/g))
        yield [name!, { ...request, url: path.replace(`:${name}`, encoded).replace(/:\w+/g, 'x') }];
      for (const name of query ? Object.keys(jsonSchema(query).properties ?? {}) : [])
        yield [name, { ...request, url: `${url}?${name}=${encoded}` }];
    }
    if (text === 'a\0b')
      for (const name of headers
        ? Object.keys(jsonSchema(headers).properties ?? {})
        : ['user-agent'])
        yield [name, { ...request, headers: { [name]: text } }];
    if (kind === 'form' && text.isWellFormed()) {
      const head = 'content-disposition: form-data; name="text"';
      yield [
        'text',
        {
          ...request,
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          payload: `--x\r\n${head}\r\n\r\n${text}\r\n--x--\r\n`,
        },
      ];
    }
    if (!body || kind === 'form') continue;
    const full = sample(jsonSchema(body), 'a');
    for (const at of stringsOf(full))
      yield [at.join('.'), { ...request, payload: withText(full, at, text) as object }];
  }
}

describe('text that the database cannot store', () => {
  let shop: TestShop;
  let members: Record<Exclude<Role, 'visitor'>, TestMember>;
  let address = 0;
  beforeAll(async () => {
    shop = await createTestShop(databaseKinds().at(-1)!);
    members = {
      user: await newMember(shop),
      healer: await newMember(shop, 'healer'),
      admin: await newMember(shop, 'admin'),
    };
  });
  afterAll(() => shop.close());

  const cookieOf = (role: Role) =>
    role === 'visitor'
      ? ''
      : [...members[role].cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  it.each(roles)(
    'is rejected by the name of its field, whatever a %s calls',
    async (role) => {
      const invalid: string[] = [];
      let named = 0;
      for (const endpoint of endpoints.keys()) {
        if (endpoint.kind === 'socket' || endpoint.kind === 'bytes') continue;
        if (!errorsOf(endpoint).has('invalid_input')) continue;
        for (const [field, request] of requestsOf(endpoint)) {
          address += 1;
          const remoteAddress = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
          const reply = await shop.app.inject({
            ...request,
            remoteAddress,
            headers: {
              cookie: cookieOf(role),
              'sec-fetch-site': 'same-origin',
              ...request.headers,
            },
          });
          const { fieldCodes } = reply.statusCode === 400 ? reply.json() : { fieldCodes: {} };
          const isSelected = fieldCodes?.[field]?.code === issue('control_characters');
          if (isSelected) named += 1;
          // A form is read only after its order was found.
          else if (
            ![401, 403, 409, ...(endpoint.kind === 'form' ? [400, 404] : [])].includes(
              reply.statusCode,
            )
          )
            invalid.push(
              `${reply.statusCode} ${endpoint.method} ${endpoint.path} ${field} ${reply.body.slice(0, 100)}`,
            );
        }
      }
      expect(invalid).toEqual([]);
      expect(named).toBeGreaterThan(150);
    },
    240_000,
  );
});
