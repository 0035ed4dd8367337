import type { Product } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { cardOf } from './card.ts';

const image = {
  id: 'a',
  width: 960,
  height: 1200,
  widths: [480, 960],
  hasAlpha: true,
  alt: 'A red stone',
};
const ruby = {
  ...{
    _id: 'ruby',
    slug: 'ruby',
    name: 'Ruby',
    category: 'Precious',
    pictures: [image, { ...image, id: 'b' }],
  },
  ...{
    originalPrice: 200,
    discountedPrice: 100,
    planets: ['Sun', 'Mars'],
    tint: '#ffffff',
    quantity: 2,
  },
  ...{
    weightMg: 900,
    pricePerCarat: 20,
    attributes: [],
    benefits: ['Traditionally worn on Sunday'],
  },
  description: `A red stone. ${'It is cut by hand. '.repeat(20)}`,
} as unknown as Product;
const variant = (sku: string, discountedPrice: number) => ({ sku, discountedPrice });

it('truncates the text of a compact card to 100 characters, and that of a full card at its first full stop', () => {
  expect(cardOf(ruby, 'compact').text).toMatch(/^A red stone\. .{80,90}\.\.\.$/);
  expect(cardOf(ruby, 'full').text).toBe('A red stone.');
});

it('contains the first image without alt text, the first graha, and only text displayed on a card', () => {
  const { alt: _, ...files } = image;
  expect(cardOf(ruby, 'full')).toMatchObject({
    image: files,
    graha: 'Sun',
    weightMg: 900,
    pricePerCarat: 20,
  });
  expect(JSON.stringify(cardOf(ruby, 'full'))).not.toMatch(/Traditionally|by hand|A red stone"/);
});

it('displays “from” if variants differ in price and none is selected', () => {
  const variants = (prices: number[]) =>
    prices.map((price, at) => variant(`R-${at}`, price)) as Product['variants'];
  expect(cardOf({ ...ruby, variants: variants([100, 120]) }, 'full').from).toBe(true);
  expect(cardOf({ ...ruby, variants: variants([100, 100]) }, 'full').from).toBe(false);
  expect(cardOf({ ...ruby, variants: variants([100, 120]), variant: 'R-1' }, 'full')).toMatchObject(
    {
      from: false,
      variant: 'R-1',
    },
  );
});
