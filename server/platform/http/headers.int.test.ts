import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const kind = databaseKinds().at(-1)!;
const addresses: [subject: string, url: string][] = [
  ['a call', '/api/products'],
  ['a call that does not exist', '/api/no/such/call'],
  ['a refused call', '/api/admin/products'],
  ['a picture that does not exist', '/pictures/none-400.webp'],
  ['an address that nothing answers', '/no/such/thing'],
  ['an address that cannot be read', '/api/products/%c0%ae'],
  ['the health check', '/healthz'],
  ['the description of the calls', '/docs'],
];

describe('headers of every reply', () => {
  let http: TestShop;
  let https: TestShop;
  beforeAll(async () => {
    http = await createTestShop(kind);
    https = await createTestShop(kind, { PUBLIC_URL: 'https://shop.example.in' });
  });
  afterAll(() => Promise.all([http.close(), https.close()]));

  it.each(addresses)('%s cannot be framed, sniffed or made to load anything', async (_, url) => {
    const { headers } = await http.app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it.each(addresses)(
    '%s sets HSTS for a year where the shop is on https, and only there',
    async (_, url) => {
      const secured = await https.app.inject({ url });
      expect(secured.headers['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      );
      expect((await http.app.inject({ url })).headers).not.toHaveProperty(
        'strict-transport-security',
      );
    },
  );

  it('are in the one format for every failure, with a reference number', async () => {
    for (const [place, url] of addresses.filter(
      ([, url]) => !['/healthz', '/api/products', '/docs'].includes(url),
    )) {
      if (url.startsWith('/pictures/')) continue;
      const reply = await http.app.inject({ url });
      // Only a message that is not its code's default has a `messageCode`, by which a page can
      // translate it.
      const keys = Object.keys(reply.json()).filter((key) => key !== 'messageCode');
      expect(keys, place).toEqual(['error', 'message', 'code', 'requestId']);
      expect(reply.headers['cache-control'], place).toBe('no-store');
    }
  });

  it('exclude personal responses from every cache', async () => {
    const user = await newMember(http);
    const admin = await newMember(http, 'admin');
    for (const [member, paths] of [
      [user, ['/user/checkToken', '/users/orders', '/users/addresses', '/users/export', '/cart']],
      [admin, ['/payments/orders', '/admin/coupons', '/user/checkToken']],
    ] as const) {
      for (const path of paths) {
        const { status, headers } = await member.get(path);
        expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
      }
    }
  });

  it('name the session over https with the prefix that only secure cookies may carry', async () => {
    const reply = await https.app.inject({
      method: 'POST',
      url: '/api/user/register',
      payload: { email: 'headers@example.in', password: 'quiet marigold 41', name: 'Test Person' },
    });
    const cookie = String(
      [reply.headers['set-cookie']].flat().find((one) => one?.includes('sid=')),
    );
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43};/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
