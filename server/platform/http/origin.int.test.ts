import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const kind = databaseKinds().at(-1)!;
const own = 'https://shop.example.in';

describe('writes from other sites', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind, { PUBLIC_URL: own });
  });
  afterAll(() => shop.close());

  const write = (
    headers: Record<string, string>,
    url = '/api/user/logout',
    payload: string | object = {},
  ) => shop.app.inject({ method: 'POST', url, headers, payload });

  it.each([
    ['another site', 'https://evil.example'],
    ['a sandboxed frame', 'null'],
    ['our name over http', 'http://shop.example.in'],
    ['another port', 'https://shop.example.in:8443'],
    ['a name that begins like ours', 'https://shop.example.in.evil.example'],
    ['nothing', ''],
  ])('are rejected when the origin is %s', async (_, origin) => {
    const reply = await write({ origin });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign_origin']);
  });

  it.each([['cross-site'], ['same-site'], ['rubbish']])(
    'are rejected when the browser marks them %s',
    async (site) => {
      expect((await write({ 'sec-fetch-site': site })).statusCode).toBe(403);
    },
  );

  it('are rejected from another origin even when marked as same-origin', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
    expect((await write(headers)).statusCode).toBe(403);
  });

  it('are rejected when marked as cross-site, regardless of the origin', async () => {
    expect((await write({ origin: own, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it.each(['PUT', 'DELETE', 'PATCH'] as const)('are rejected by %s too', async (method) => {
    const reply = await shop.app.inject({
      method,
      url: '/api/users/me',
      headers: { origin: 'https://evil.example' },
    });
    expect(reply.statusCode).toBe(403);
  });

  it.each([
    ['our own origin', { origin: own }],
    ['our own page without an origin', { 'sec-fetch-site': 'same-origin' }],
    ['no browser at all', {}],
  ])('pass from %s', async (_, headers: Record<string, string>) => {
    expect((await write(headers)).statusCode).toBe(200);
  });

  it.each([
    ['multipart/form-data; boundary=x'],
    ['Multipart/Form-Data; boundary=x'],
    ['MULTIPART/FORM-DATA; boundary=x'],
    ['multipart/Mixed; boundary=x'],
    ['Application/X-WWW-Form-Urlencoded'],
    ['Text/Plain'],
  ])('are rejected as a form, %s, without an origin', async (type) => {
    const headers = { 'content-type': type };
    expect((await write(headers, '/api/admin/add/product', '--x--\r\n')).json().code).toBe(
      'foreign_origin',
    );
  });

  it('reach the webhook, which is authenticated by its signature', async () => {
    const reply = await write({ origin: 'https://evil.example' }, '/api/payments/webhook', {
      event: 'x',
    });
    expect(reply.json().code).not.toBe('foreign_origin');
  });

  it('receive no permission from CORS headers, with or without a preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const results = [
      await shop.app.inject({ method: 'OPTIONS', url: '/api/user/login', headers }),
      await shop.app.inject({ url: '/api/products', headers }),
    ];
    for (const { headers } of results) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('calls that only read', () => {
  it('are no writing calls under another name', async () => {
    const shop = await createTestShop(kind);
    const { declaredRoutes } = shop.app;
    await shop.close();
    const writing =
      /login|logout|register|add|remove|apply|verify$|webhook$|reset|forgot|create-order|delete/;
    const reading = declaredRoutes.filter(
      ({ method, url }) => method === 'GET' && writing.test(url),
    );
    // The specification's URL of the page with the daily horoscope is /create/horoscope.
    expect(reading.map(({ url }) => url).filter((url) => !url.includes('address'))).toEqual([]);
  });
});
