import { expect, it } from 'vitest';
import { type CartRow, rowOfLocalItem, savingOf, shortage } from './cart-row.ts';
import { previewQuote } from './preview-quote.ts';

const row = (unitPrice: number, quantity: number, originalPrice = unitPrice): CartRow =>
  rowOfLocalItem({
    productId: `p${unitPrice}`,
    quantity,
    name: '',
    image: '',
    description: '',
    category: '',
    originalPrice,
    discountedPrice: unitPrice,
  });

it('previews half off exactly as the server charges it', () => {
  const coupon = { code: 'HALF', type: 'percentage', value: 50, discountAmount: 0 } as const;
  expect(previewQuote([row(1299, 1), row(999, 2)], coupon)).toEqual({
    subtotal: 3297,
    discount: 1648.5,
    shipping: 0,
    tax: 0,
    total: 1648.5,
    charge: 1649,
  });
});

it('never applies a discount above the total', () => {
  const coupon = { code: 'BIG', type: 'fixed', value: 5000, discountAmount: 0 } as const;
  expect(previewQuote([row(1299, 1)], coupon)).toMatchObject({ discount: 1299, charge: 0 });
});

it('adds up the saving in paise', () =>
  expect(savingOf([row(0.1, 3, 0.2), row(5, 1, 4)])).toBe(0.3));

it('reports stock limits', () => {
  expect(shortage(3, null)).toBeNull();
  expect(shortage(3, 3)).toBeNull();
  expect(shortage(3, 2)).toBe('Only 2 left. Please lower the quantity.');
  expect(shortage(1, 0)).toBe('This remedy is sold out.');
});
