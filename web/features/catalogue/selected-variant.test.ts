import type { Variant } from '@jyotiratna/contract';
import { expect, test } from 'vitest';
import { adminProduct } from '../admin/product-form/admin-product.fixture.ts';
import { productJsonLd } from './product-json-ld.ts';
import { asSold, findSelectedVariant } from './selected-variant.ts';

const size = (
  value: string,
  discountedPrice: number,
  quantity: number,
): Variant & { lowStockAt: null } => ({
  sku: `RING-${value}`,
  options: [{ name: 'size', value }],
  originalPrice: discountedPrice,
  discountedPrice,
  quantity,
  weightMg: null,
  pictures: [],
  certificate: null,
  returnable: true,
  lowStockAt: null,
});
const ring = adminProduct({
  name: 'Ring',
  variants: [size('12', 400, 0), size('14', 500, 2), size('16', 700, 1)],
});

test('the URL selects, case-insensitively; else the cheapest available one is selected', () => {
  expect(findSelectedVariant(ring, 'ring-16')?.sku).toBe('RING-16');
  expect(findSelectedVariant(ring, 'RING-12')?.sku).toBe('RING-12');
  expect(findSelectedVariant(ring, 'GONE')?.sku).toBe('RING-14');
  expect(findSelectedVariant(adminProduct(), 'RING-14')).toBeNull();
});

test('a product is sold as its variant: with its name, price and stock', () => {
  expect(asSold(ring, findSelectedVariant(ring, 'RING-16'))).toMatchObject({
    variant: 'RING-16',
    name: 'Ring (size 16)',
    discountedPrice: 700,
    quantity: 1,
  });
});

test('structured data contain a group with each variant’s own URL, price and stock', () => {
  const group = productJsonLd(ring, (path) => `https://shop.example${path}`);
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      { sku: 'RING-12', size: '12', offers: { availability: 'https://schema.org/OutOfStock' } },
      {
        sku: 'RING-14',
        offers: { price: 500, url: 'https://shop.example/remedies/lapis?variant=RING-14' },
      },
      { sku: 'RING-16', offers: { price: 700 } },
    ],
  });
  const days = { standard: 15, loose_stone: 4, set_jewellery: 0, faulty_only: 9 };
  const stone = { ...adminProduct(), weightMg: 600 };
  expect(
    productJsonLd(stone, (path) => path, { returns: { days, setPercent: 100 } }),
  ).toMatchObject({
    offers: { hasMerchantReturnPolicy: { merchantReturnDays: 4 } },
  });
  expect(productJsonLd(adminProduct(), (path) => path)).toMatchObject({
    '@type': 'Product',
    sku: 'rem_1',
  });
});
