import { type Endpoint, ShopError, type ShopErrorCode, shopErrors } from '@jyotiratna/contract';
import { errorsOf } from '@jyotiratna/contract/endpoint-errors';
import { endpoints } from '@jyotiratna/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

/**
 * Routes below /api that are not endpoints: the documentation, and the response for unknown
 * endpoints.
 */
const infrastructure = ['/api', '/api/', '/api/*', '/api/docs', '/api/openapi.json'];

let shop: TestShop;
beforeAll(async () => {
  const errors = new Set<ShopErrorCode>(['cart_empty']);
  shop = await createTestShop(
    databaseKinds()[0]!,
    {},
    {
      mount: async (app) => {
        app.get('/undeclared', { config: { access: 'public', errors } }, async () => {
          throw new ShopError('sold_out');
        });
      },
    },
  );
});
afterAll(() => shop.close());

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

it('serves every endpoint of the contract', () => {
  const missing = [...endpoints.keys()].filter(
    ({ method, path }) => !shop.app.hasRoute({ method, url: path }),
  );
  expect(missing.map(nameOf)).toEqual([]);
});

it('declares every routes endpoint in the contract, with the same access', () => {
  const routes = shop.app.declaredRoutes
    .filter(({ method, url }) => method !== 'HEAD' && !infrastructure.includes(url))
    .map(({ method, url, access }) => `${method} ${url} ${access}`);
  const declared = [...endpoints.keys()].filter(({ path }) => path.startsWith('/api/'));
  expect(routes.toSorted()).toEqual(
    declared.map((one) => `${nameOf(one)} ${one.access}`).toSorted(),
  );
});

it('documents every endpoint but the WebSocket under its heading, with all status codes', async () => {
  type Documented = { tags: string[]; responses: Record<string, unknown> };
  const { paths } = (await shop.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Documented>>;
  }>();
  for (const [endpoint, heading] of endpoints) {
    const { method, path, kind } = endpoint;
    if (kind === 'socket') continue;
    const documented = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect([nameOf({ method, path }), documented?.tags]).toEqual([
      nameOf({ method, path }),
      [heading],
    ]);
    expect(Object.keys(documented?.responses ?? {})).toEqual(
      expect.arrayContaining([...errorsOf(endpoint)].map((code) => String(shopErrors[code]))),
    );
  }
});

it('fails a test whose endpoint returns an undeclared code', async () => {
  const reply = await shop.app.inject('/undeclared');
  expect([reply.statusCode, reply.json().details]).toEqual([
    500,
    'GET /undeclared answers sold_out, which its endpoint does not declare',
  ]);
});
