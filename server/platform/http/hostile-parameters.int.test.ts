import type { Access } from '@jyotiratna/contract';
import { endpoints } from '@jyotiratna/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { pages } from '../../pages/pages.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const encode = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Input of vulnerability scanners, and nearly valid input. */
const hostile = [
  '%00',
  'a%00b',
  '%ff%fe',
  '%ud800',
  '%5Cu0000',
  '-1',
  '0',
  '1e309',
  'NaN',
  '99999999999999999999',
  "'%20OR%201=1--",
  '%25%27_%5C',
  '__proto__',
  'constructor',
  '0000-00-00',
  '2026-02-31',
  'infinity',
  'a'.repeat(5000),
  encode('2026-02-31T00:00:00.000000Z', 'p1'),
  encode('0000-01-01T00:00:00.000000Z', 'p1'),
  encode('a\0b', 'p\0'),
  encode('2026-01-01T00:00:00.000000Z', `ord_${'a'.repeat(26)}`),
  encode('\ud800', '\udfff'),
  encode(1, null),
  encode({}),
];
/**
 * Parameters sent to every endpoint. Undeclared ones are ignored, so two values suffice for these.
 */
const standard = ['cursor', 'search', 'from', 'q', 'limit', 'date'];
const unread = ['%00', '%ff%fe'];

/** The parameters that an endpoint declares. */
function readBy(url: string): string[] {
  const declared = [...endpoints.keys()].find(
    ({ method, path }) => method === 'GET' && path === url,
  )?.query;
  return declared ? Object.keys((declared as z.ZodObject).shape) : [];
}

let shop: TestShop;
let users: Record<'admin' | 'healer' | 'user', TestMember>;
beforeAll(async () => {
  shop = await createTestShop('embedded', {}, { mount: (app, deps) => pages(app, { deps }) });
  const [admin, healer, user] = [
    await newMember(shop, 'admin'),
    await newMember(shop, 'healer'),
    await newMember(shop),
  ];
  users = { admin, healer, user };
});
afterAll(() => shop.close());

/** A session cookie that has access. */
function cookieFor(access: Access): string {
  const role =
    access === 'healer'
      ? access
      : ['user', 'member', 'shopper'].includes(access)
        ? 'user'
        : 'admin';
  return [...users[role].cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

it('no call that reads fails over its parameters', async () => {
  const routes = shop.app.declaredRoutes.filter(
    ({ method, url }) => method === 'GET' && !/\*|\/documentation/.test(url),
  );
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.flatMap(({ url }) => readBy(url)).length).toBeGreaterThan(50);
  const failed: string[] = [];
  for (const { url, access } of routes) {
    const path = url.replace(/:\w+/g, 'x');
    const read = readBy(url);
    const urls = read.flatMap((name) => hostile.map((value) => `${path}?${name}=${value}`));
    for (const name of standard.filter((name) => !read.includes(name)))
      urls.push(...unread.map((value) => `${path}?${name}=${value}`));
    if (url.includes(':')) urls.push(...hostile.map((value) => url.replace(/:\w+/g, value)));
    for (const address of urls) {
      const { statusCode } = await shop.app.inject({
        url: address,
        headers: { cookie: cookieFor(access) },
      });
      if (statusCode >= 500) failed.push(`${statusCode} ${address.slice(0, 120)}`);
    }
  }
  expect(failed).toEqual([]);
}, 240_000);

it('no mutating endpoint fails on hostile parameters in its URL', async () => {
  const routes = shop.app.declaredRoutes.filter(
    ({ method, url }) => !/GET|HEAD/.test(method) && url.includes(':'),
  );
  expect(routes.length).toBeGreaterThan(50);
  const failed: string[] = [];
  for (const { method, url, access } of routes) {
    for (const value of hostile) {
      const { statusCode } = await shop.app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/g, value),
        headers: { cookie: cookieFor(access) },
      });
      if (statusCode >= 500) failed.push(`${statusCode} ${method} ${url} ${value.slice(0, 60)}`);
    }
  }
  expect(failed).toEqual([]);
}, 240_000);

it('no page fails over its parameters', async () => {
  const failed: string[] = [];
  for (const path of [
    '/remedies',
    '/hi/remedies',
    '/blog',
    '/spiritual-healers',
    '/user/reset-password',
    '/admin/orders',
  ]) {
    for (const name of path.endsWith('remedies')
      ? ['search', 'cursor', 'sort[]']
      : ['search', 'category']) {
      for (const value of hostile) {
        const { statusCode } = await shop.app.inject({ url: `${path}?${name}=${value}` });
        if (statusCode >= 500) failed.push(`${statusCode} ${path}?${name}=${value.slice(0, 60)}`);
      }
    }
  }
  for (const path of [
    '/remedies/',
    '/products/',
    '/blog/',
    '/order/',
    '/hi/remedies/',
    '/share/remedies/',
  ]) {
    for (const value of hostile) {
      const { statusCode } = await shop.app.inject({ url: path + value });
      if (statusCode >= 500) failed.push(`${statusCode} ${path}${value.slice(0, 60)}`);
    }
  }
  expect(failed).toEqual([]);
}, 240_000);
