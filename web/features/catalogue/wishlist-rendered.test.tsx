import type { Product } from '@jyotiratna/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { cardOf } from './card.ts';
import { Companions } from './companions.tsx';
import { RecentlySeen } from './recently-seen.tsx';
import StockAlertForm from './stock-alert-form.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const ruby = {
  ...{
    _id: 'ruby',
    slug: 'ruby',
    name: 'Ruby',
    description: 'Red.',
    category: 'Precious',
    pictures: [],
    images: [],
  },
  ...{
    originalPrice: 200,
    discountedPrice: 100,
    planets: ['Sun'],
    tint: null,
    quantity: 0,
    weightMg: null,
  },
  ...{ pricePerCarat: null, stone: null, attributes: [], benefits: [] },
} as unknown as Product;

/** The HTML as rendered by the server, equal for all visitors. */
const rendered = (children: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );

it('displays related products with an inactive heart, and no section without any', () => {
  const html = rendered(
    <Companions cards={[cardOf(ruby, 'compact')]} similar={false} slug="ruby" />,
  );
  expect(html).toMatch(
    /Goes well with this.*href="\/remedies\/ruby".*aria-pressed="false" aria-label="Add Ruby to your wishlist"/s,
  );
  expect(rendered(<Companions cards={[cardOf(ruby, 'compact')]} similar slug="ruby" />)).toContain(
    'Similar stones',
  );
  expect(rendered(<Companions cards={[]} similar slug="ruby" />)).toBe('');
});

it('requests an address for a restockable product, and links to alternatives otherwise', () => {
  expect(rendered(<StockAlertForm product={ruby} />)).toContain('Want to know when it is back?');
  const stone = { ...ruby, weightMg: 900, stone: 'ruby' } as Product;
  expect(rendered(<StockAlertForm product={stone} />)).toMatch(
    /only one of these.*href="\/remedies\?stone=ruby"/s,
  );
});

it('renders personal content in the browser only', () => {
  expect(rendered(<RecentlySeen product={ruby} />)).toBe('');
  expect(rendered(<WishlistPage />)).toContain('Loading your wishlist');
});
