import { expect, it } from 'vitest';
import { choiceLabel } from './choice-labels.ts';
import { emptyValues } from './product-values.ts';
import { savedPrice } from './saved-price.ts';

const stone = { ...emptyValues(), weightMg: '852', pricePerCarat: '13389.20' };

it('prices a stone by its weight, with a quantity of one', () => {
  expect(savedPrice(stone)).toEqual({
    originalPrice: 57_038,
    discountedPrice: 57_038,
    quantity: 1,
  });
  expect(savedPrice({ ...stone, originalPrice: '60000', quantity: '3' })).toEqual({
    ...{ originalPrice: 60_000, discountedPrice: 57_038, quantity: 3 },
  });
});

it('preserves the typed prices of other remedies, and tracks no stock without a quantity', () => {
  const values = { ...emptyValues(), originalPrice: '1999', discountedPrice: '1299' };
  expect(savedPrice(values)).toEqual({
    originalPrice: 1999,
    discountedPrice: 1299,
    quantity: null,
  });
  expect(savedPrice({ ...values, quantity: '0' }).quantity).toBe(0);
});

it('formats options as labels', () => {
  expect(choiceLabel('stone', 'yellow-sapphire')).toBe('Yellow sapphire');
  expect(choiceLabel('laboratory', 'sample')).toBe('Sample');
  expect(choiceLabel('laboratory', 'GIA')).toBe('GIA');
});
