import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FeaturedRemedies } from './featured-remedies.tsx';

it('displays an error where the featured remedies could not be loaded', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FeaturedRemedies id="featured" cards={null} />
    </MemoryRouter>,
  );
  expect(html).toContain('Failed to load featured products');
});
