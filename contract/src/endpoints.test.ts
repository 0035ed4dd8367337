import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { isEndpoint } from './endpoint.ts';
import { errorsOf } from './endpoint-errors.ts';
import { endpoints } from './endpoints.ts';
import { shopErrors } from './values/error-statuses.ts';

const listed = [...endpoints.keys()];

it('every endpoint declared by a module of the contract is listed', async () => {
  const files = globSync('{*,admin/*}.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(path.join(import.meta.dirname, file)) as Promise<object>),
  );
  const declared = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
  expect(declared.filter((endpoint) => !endpoints.has(endpoint)).map(({ path }) => path)).toEqual(
    [],
  );
  expect(new Set(declared).size).toBe(listed.length);
});

it('no two endpoints have the same method and path', () => {
  const names = listed.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it.each(listed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s declares its parameters, a reply and errors that exist',
  (_, { path, params, kind, reply, errors = [] }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const { shape = {} } = (params ?? {}) as { shape?: object };
    expect(Object.keys(shape)).toEqual(names);
    expect(reply !== undefined || ['file', 'bytes', 'socket'].includes(kind ?? '')).toBe(true);
    expect(errors.filter((code) => !(code in shopErrors))).toEqual([]);
    expect(new Set(errors).size).toBe(errors.length);
  },
);

it.each(listed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s declares no error that follows from the rest of it',
  (_, endpoint) => {
    const following = errorsOf({ ...endpoint, errors: [] });
    expect(endpoint.errors?.filter((code) => following.has(code)) ?? []).toEqual([]);
  },
);

it('the possible errors follow from access, method, limit and schemas', () => {
  const call = { path: '/api/x', method: 'GET', access: 'public' } as const;
  expect([...errorsOf(call)]).toEqual(['busy', 'internal']);
  expect([...errorsOf({ ...call, access: 'healer', errors: ['booking_state'] })]).toEqual(
    expect.arrayContaining(['unauthenticated', 'healer_required', 'booking_state']),
  );
  expect(errorsOf({ ...call, limit: { max: 1, minutes: 1 } })).toContain('rate_limited');
  expect(errorsOf({ ...call, method: 'POST' })).toContain('foreign_origin');
  expect(errorsOf({ ...call, method: 'POST', foreignCallers: true })).not.toContain(
    'foreign_origin',
  );
});

it.each(
  listed.flatMap(({ method, path, body }) => (body ? [[`${method} ${path}`, body] as const] : [])),
)('%s takes no whole number beyond those of a database column', (_, body) => {
  const unbounded: string[] = [];
  JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), (name, schema) => {
    if (schema?.type === 'integer' && !(schema.maximum <= 2_147_483_647)) unbounded.push(name);
    return schema;
  });
  expect(unbounded).toEqual([]);
});

/**
 * Secrets, which are hashed or compared, and identifiers of stored records, which are only used in
 * queries: neither is saved or displayed as sent.
 */
const compared =
  /^(password|currentPassword|token|code|state|invite|currency|confirm|pictureId|cursor|id|key|file|refundKey|returnId|picture|index)$/;
const comparedHeaders = /^(x-order-key|x-booking-token|idempotency-key|if-match)$/;

type Schema = z.ZodType & {
  _zod: {
    def: {
      shape?: Record<string, Schema>;
      options?: Schema[];
      element?: Schema;
      innerType?: Schema;
      in?: Schema;
      valueType?: Schema;
    };
  };
};

/** The string schemas within a schema, with their field names. */
function stringsOf(schema: Schema, name: string): [name: string, schema: z.ZodString][] {
  const { shape, options = [], element, innerType, in: from, valueType } = schema._zod.def;
  if (schema instanceof z.ZodString) return [[name, schema]];
  const inner = [...options, element, innerType, from, valueType].filter(
    (one) => one !== undefined,
  );
  const parts = inner.map((one) => [name, one] as const);
  return [...parts, ...Object.entries(shape ?? {})].flatMap(([at, part]) => stringsOf(part, at));
}

/**
 * Strings with invisible characters; `broken`: strings with control characters or a lone surrogate.
 */
const unseen = ['a\u200bb', 'a\u3164b', 'a\u202eb', 'a\ufe0fb', '\u2800ab', 'ab\u200d', 'a\u00a0b'];
const broken = ['a\0b', 'a\x1bb', 'a\x9bb', 'a\ud800'];

it.each(
  listed.flatMap(({ method, path, body, query, params, headers }) => {
    const parts = Object.entries({ body, query, params, headers }).filter(
      ([, part]) => part !== undefined,
    );
    return parts.map(([part, schema]) => [part, `${method} ${path}`, schema as Schema] as const);
  }),
)('the %s of %s has no typed text that is stored as it came', (part, _, schema) => {
  const isCompared = (name: string) => (part === 'headers' ? comparedHeaders : compared).test(name);
  const found = stringsOf(schema, part).filter(([name, text]) => {
    if (broken.some((value) => text.safeParse(value).success)) return !isCompared(name);
    return unseen.some((value) => text.safeParse(value).data === value);
  });
  expect(found.map(([name]) => name)).toEqual([]);
});

it('validates hostile strings of the maximum body size in bounded time', () => {
  const fields = listed.flatMap(({ body, query, params }) =>
    [body, query, params].flatMap((part) => (part ? stringsOf(part as Schema, '') : [])),
  );
  const pumps = [
    'a',
    '_',
    '-',
    ' ',
    'a.',
    'a-',
    '1',
    '\u200b',
    '\u0301\u0316',
    'क\u200d',
    '\n',
    '@',
    '/',
  ];
  const hostileInputs = ['', 'a', 'https://a'].flatMap((start) =>
    pumps.flatMap((pump) =>
      [62, 60_000].map((size) => `${start}${pump.repeat(size / pump.length)}!`),
    ),
  );
  const schemas = new Map(
    fields.map(([, schema]) => [
      JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })),
      schema,
    ]),
  );
  const slow = hostileInputs.flatMap((text) =>
    [...schemas].flatMap(([name, schema]) => {
      const startedAt = performance.now();
      schema.safeParse(text);
      return performance.now() - startedAt > 1000
        ? [`${name} for ${JSON.stringify(text.slice(0, 20))}`]
        : [];
    }),
  );
  expect(slow).toEqual([]);
}, 120_000);
