import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@jyotiratna/contract';
import { endpoints } from '@jyotiratna/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const publicLimits = [...(endpoints.keys() as Iterable<Endpoint>)].filter(
  ({ limit, access, kind, path: url }) =>
    limit && access === 'public' && kind !== 'socket' && !url.includes(':'),
);

describe('limits by network', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(databaseKinds()[0]!);
  });
  afterAll(() => shop.close());

  const remaining = async (
    { method, path: url }: Endpoint,
    remoteAddress: string,
    payload?: object,
  ) => {
    const { headers } = await shop.app.inject({
      method,
      url,
      remoteAddress,
      ...(payload && { payload }),
    });
    return Number(headers['x-ratelimit-remaining']);
  };

  it.each(
    publicLimits.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )(
    '%s counts a whole /64, and an IPv4-mapped address as the IPv4 address',
    async (_, endpoint) => {
      const { max } = endpoint.limit!;
      for (const sameNetwork of [
        ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
        ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'],
      ]) {
        const counts = [];
        for (const address of sameNetwork) counts.push(await remaining(endpoint, address));
        expect(counts).toEqual(sameNetwork.map((_address, n) => max - 1 - n));
      }
    },
  );

  it('apply to orders as well, with guest orders without items separately', async () => {
    const order = async (remoteAddress: string, body: object) => {
      const { headers } = await shop.app.inject({
        method: 'POST',
        url: '/api/payments/create-order',
        remoteAddress,
        payload: body,
      });
      return Number(headers['x-ratelimit-remaining']);
    };
    const bare = { amount: 1000, currency: 'INR' };
    expect(await order('2001:db8:1:2::1', bare)).toBe(4);
    expect(await order('2001:db8:1:2::2', bare)).toBe(3);
    const withItems = { ...bare, items: [{ productId: 'none', quantity: 1 }] };
    const first = await order('2001:db8:1:2::3', withItems);
    expect(await order('2001:db8:1:2::4', withItems)).toBe(first - 1);
  });
});

describe('the IP address of a client', () => {
  const root = path.join(import.meta.dirname, '..');
  const sources = globSync('**/*.ts', { cwd: root, exclude: ['**/build/**', '**/node_modules/**'] })
    .filter((file) => !/\.test\.ts$|^(?:testing|bench)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

  /**
   * Files that may use the IP address directly: for networks, the warning, or the actor, whose
   * address is for the audit log.
   */
  const readers = [
    'accounts/sessions/session-plugin.ts',
    'agents/ucp-2026-04-08/routes.ts',
    'payments/routes.ts',
    'platform/http/network-of.ts',
    'platform/http/own-machine.ts',
    'platform/http/rate-limit.ts',
    'platform/http/read-form.ts',
  ];

  it('is read only where networks and actors are created', () => {
    const reads = /\brequest\.ip\b|remoteAddress|x-forwarded-for|\(\{ ?ip ?\}/;
    const found = sources.filter(({ text }) => reads.test(text)).map(({ file }) => file);
    expect(found.filter((file) => !readers.includes(file))).toEqual([]);
    expect(found).toContain('platform/http/own-machine.ts');
  });

  it('is part of a key only as its network', () => {
    const key =
      /(?:hashToken|shopHash|hashOf|createHash|createHmac|update)\(.*\bip\b|\$\{[^}]*\bip\b/;
    const lines = sources.flatMap(({ text }) => text.split('\n').filter((line) => key.test(line)));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !/networkOf\(|new URL\(/.test(line))).toEqual([]);
  });
});
