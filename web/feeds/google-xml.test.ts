import { expect, it } from 'vitest';
import type { FeedItem } from './feed-items.ts';
import { googleXml } from './google-xml.ts';

const item: FeedItem = {
  ...{ id: 'RING-14', group: null, title: 'Ring', description: 'Ring', category: 'Rings' },
  ...{ link: 'https://shop.example/remedies/ring', images: [], inStock: true, price: 2100 },
  options: [],
};

it('cuts a long title and description, never within a sign', () => {
  const xml = googleXml(
    [{ ...item, title: `${'a'.repeat(149)}💎`, description: `${'b'.repeat(4999)}💎 & more` }],
    { site: 'https://shop.example', shippingFree: true },
  );
  expect(xml).toContain(`<g:title>${'a'.repeat(149)}</g:title>`);
  expect(xml).toContain(`<g:description>${'b'.repeat(4999)}</g:description>`);
});
