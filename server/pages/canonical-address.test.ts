import { type Page, pageOf } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const reads = (query: readonly string[]): Page =>
  pageOf('/x', {
    audience: 'everyone',
    sitemap: null,
    share: null,
    query,
    defaults: { sort: 'newest' },
  });
const [home, remedies, login] = [
  reads([]),
  reads(['search', 'category', 'sort', 'planet', 'cursor']),
  reads(['next']),
];
const [user, admin] = [pageOf('/x', { audience: 'person' }), pageOf('/x', { audience: 'admin' })];

it.each([
  ['/', '/', home],
  ['/?utm_source=x', '/', home],
  ['/remedies?x=1', '/remedies', remedies],
  ['/remedies?sort=name&x=1&search=ruby', '/remedies?search=ruby&sort=name', remedies],
  ['/remedies?search=ruby&sort=name', '/remedies?search=ruby&sort=name', remedies],
  ['/remedies?sort=newest&search=&category=', '/remedies', remedies],
  ['/remedies?sort=newest&search=newest', '/remedies?search=newest', remedies],
  ['/remedies.data?sort=newest', '/remedies.data', remedies],
  ['/remedies/?search=ruby', '/remedies/?search=ruby', remedies],
  ['/hi/remedies?search=%E0%A4%B0&x', '/hi/remedies?search=%E0%A4%B0', remedies],
  ['/remedies?search=%00a%0ab&sort[]=1', '/remedies?search=ab', remedies],
  ['/remedies?search=a&search=b', '/remedies?search=b', remedies],
  [
    '/remedies.data?x=1&_routes=routes%2Fremedies&planet=Moon',
    '/remedies.data?_routes=routes%2Fremedies&planet=Moon',
    remedies,
  ],
  ['/_root.data?index', '/_root.data?index=', home],
  ['/hi.data?x=1', '/hi.data', home],
  ['/login?next=%2Fcart&x=1', '/login?next=%2Fcart', login],
  ['/user/reset-password?token=abc', '/user/reset-password?token=abc', user],
  ['/admin/orders?status=paid&x=1', '/admin/orders?status=paid', admin],
])('%s is the page %s', (url, address, page) =>
  expect(canonicalAddress(url, () => page)).toBe(address),
);
