import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPrivatePath, privateParts } from '@jyotiratna/contract';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { policies } from '#content/policies/all.ts';
import { unnamedCompany } from '../features/policies/find-policy.ts';
import routes from '../routes.ts';
import { openPages } from './open-pages.ts';

type Page = { path: string; source: string };

/** Every address of the shop with the source of its page. */
function pagesOf(entries: readonly RouteConfigEntry[]): Page[] {
  return entries.flatMap((entry) =>
    entry.children
      ? pagesOf(entry.children)
      : [
          {
            path: `/${entry.path ?? ''}`,
            source: readFileSync(path.join(import.meta.dirname, '..', entry.file), 'utf8'),
          },
        ],
  );
}

/** Pages of the catalogue and the blog, and what is no page: files, redirects, what does not exist. */
const others = [
  '/remedies/:slug',
  '/blog/:slug',
  '/panchang/:city',
  '/panchang/:city/:date',
  '/panchang/:city/month/:month',
  '/sitemap.xml',
  '/sitemap-panchang.xml',
  '/robots.txt',
  '/login',
  '/contact',
  '/products/:id',
  '/*',
];
const policyPages = policies.map((policy) => `/${policy(unnamedCompany).path}`);
const pages = pagesOf(routes);

it.each(['', '/hi'])('every address at %j is either listed for search engines or private', (prefix) => {
  const open = [...openPages, ...policyPages, ...others];
  const undecided = pages.filter(({ path }) => open.includes(path) === isPrivatePath(prefix + path));
  expect(undecided.map(({ path }) => path)).toEqual([]);
});

it('every private page says itself that it is for no index', () => {
  const silent = pages.filter(({ path, source }) => isPrivatePath(path) && !/noindex|adminMeta/.test(source));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('no private part is left over', () => {
  const idle = privateParts.filter((part) => !pages.some(({ path }) => path.split('/')[1] === part));
  expect(idle).toEqual([]);
});

it.each(['/cart?a=1', '/hi/booking/bk_1', '/order/x', '/admin.data', '/user'])('%s is private', (address) =>
  expect(isPrivatePath(address)).toBe(true),
);

it.each(['/', '/hi', '/remedies', '/orders', '/cartography', '/blog/order'])('%s is not', (address) =>
  expect(isPrivatePath(address)).toBe(false),
);
