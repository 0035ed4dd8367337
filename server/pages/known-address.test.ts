import { expect, it } from 'vitest';
import { knownAddress } from './known-address.ts';

it.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/remedies?x=1', '/remedies'],
  ['/remedies?sort=name&x=1&search=ruby', '/remedies?search=ruby&sort=name'],
  ['/remedies?search=ruby&sort=name', '/remedies?search=ruby&sort=name'],
  ['/remedies/?search=ruby', '/remedies/?search=ruby'],
  ['/hi/remedies?search=%E0%A4%B0&x', '/hi/remedies?search=%E0%A4%B0'],
  ['/remedies?search=%00a%0ab&sort[]=1', '/remedies?search=ab'],
  ['/remedies?search=a&search=b', '/remedies?search=b'],
  ['/remedies/ruby?search=ruby', '/remedies/ruby'],
  ['/remedies.data?x=1&_routes=routes%2Fremedies&planet=Moon', '/remedies.data?_routes=routes%2Fremedies&planet=Moon'],
  ['/_root.data?index', '/_root.data?index='],
  ['/hi.data?x=1', '/hi.data'],
  ['/login?next=%2Fcart&x=1', '/login?next=%2Fcart'],
  ['/panchang?date=2026-11-22&city=Delhi&x=1', '/panchang?city=Delhi&date=2026-11-22'],
  ['/hi/panchang/delhi/2026-11-22?city=x&sunrise=hindu', '/hi/panchang/delhi/2026-11-22?sunrise=hindu'],
  ['/user/reset-password?token=abc', '/user/reset-password?token=abc'],
  ['/admin/orders?status=paid&x=1', '/admin/orders?status=paid'],
])('%s is the page %s', (url, address) => expect(knownAddress(url)).toBe(address));
