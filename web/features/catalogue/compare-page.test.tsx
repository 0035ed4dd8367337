import type { Product } from '@jyotiratna/contract';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ComparePage } from './compare-page.tsx';

const stone = (slug: string, more: Partial<Product>) =>
  ({
    _id: slug,
    slug,
    name: slug,
    discountedPrice: 9000,
    quantity: 1,
    pricePerCarat: null,
    weightMg: null,
    ...more,
  }) as Product;

const render = (products: Product[]) =>
  renderToString(
    <MemoryRouter>
      <ComparePage products={products} />
    </MemoryRouter>,
  );

it('has a column for each stone, and a row for each property with a value', () => {
  const page = render([
    stone('one', { weightMg: 400, origin: 'sri-lanka' }),
    stone('two', { quantity: 0 }),
  ]);
  expect(page.match(/href="\/remedies\//g)).toHaveLength(2);
  for (const text of ['2.00 ct', 'Sri Lanka (Ceylon)', 'Not stated', 'Sold', '₹9,000'])
    expect(page).toContain(text);
  expect(page).not.toContain('Transparency');
});

it('links to the loose stones if there is nothing to compare', () => {
  expect(render([])).toContain('/remedies?sort=weight-low');
});
