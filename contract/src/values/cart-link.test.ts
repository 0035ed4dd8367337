import { expect, it } from 'vitest';
import { cartLinkPath, readCartLink } from './cart-link.ts';

const read = (query: string) => readCartLink(new URLSearchParams(query));

it('parses items with quantities, by default one, and a coupon', () => {
  expect(read('items=RING-14:2,yellow-sapphire&coupon=JYOTI50')).toEqual({
    items: [
      { item: 'RING-14', quantity: 2 },
      { item: 'yellow-sapphire', quantity: 1 },
    ],
    couponCode: 'JYOTI50',
    unreadable: [],
  });
});

it('parses its own generated path', () => {
  const items = [{ item: 'a.b_c-D', quantity: 99 }];
  const url = new URL(cartLinkPath(items, 'TEN %'), 'http://shop');
  expect(readCartLink(url.searchParams)).toEqual({ items, couponCode: 'TEN %', unreadable: [] });
});

it.each(['a:0', 'a:100', 'a:-1', 'a:1.5', '<b>', 'a:1:1', 'ø'])(
  'reports %s as unreadable',
  (part) => {
    expect(read(`items=${encodeURIComponent(part)},b`)).toEqual({
      items: [{ item: 'b', quantity: 1 }],
      couponCode: undefined,
      unreadable: [part],
    });
  },
);

it('parses at most as many items as a cart has lines', () => {
  expect(
    read(`items=${Array.from({ length: 60 }, (_, at) => `p${at}`).join(',')}`).items,
  ).toHaveLength(50);
});
