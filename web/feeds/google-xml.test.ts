import { expect, it } from 'vitest';
import type { FeedItem } from './feed-items.ts';
import { googleXml } from './google-xml.ts';

const item: FeedItem = {
  ...{ id: 'RING-14', group: null, title: 'Ring', description: 'Ring', category: 'Rings' },
  ...{ link: 'https://shop.example/remedies/ring', images: [], inStock: true, price: 2100 },
  options: [],
};

it('truncates a long title and description, never within a character', () => {
  const xml = googleXml(
    [{ ...item, title: `${'a'.repeat(149)}💎`, description: `${'b'.repeat(4999)}💎 & more` }],
    { site: 'https://shop.example', shippingFree: true },
  );
  expect(xml).toContain(`<g:title>${'a'.repeat(149)}</g:title>`);
  expect(xml).toContain(`<g:description>${'b'.repeat(4999)}</g:description>`);
});

it('shortens long SKUs to stable, distinct ids of at most 50 characters', () => {
  const sku = 'A'.repeat(63);
  const read = () =>
    googleXml(
      ['1', '2'].map((end) => ({ ...item, id: `${sku}${end}` })),
      { site: 'https://shop.example', shippingFree: true },
    );
  const ids = [...read().matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id);
  expect(ids.map((id) => id?.length)).toEqual([50, 50]);
  expect(new Set(ids).size).toBe(2);
  expect(read()).toBe(read());
});
