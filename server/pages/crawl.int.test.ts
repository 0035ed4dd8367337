import { expect, it } from 'vitest';
import { listProducts } from '../catalogue/list-products.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { createMemoryImageStore } from '../testing/memory-image-store.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { pages } from './pages.ts';

/** Requires the built storefront. */
it('leads from the home page to every remedy within three links, without a script', async () => {
  const shop = await createTestShop('embedded', {}, { mount: (app, deps) => pages(app, { deps }) });
  try {
    await seedCatalogue(shop.deps.db, createMemoryImageStore());
    await shop.deps.catalogue.changed();
    const { products } = await listProducts(shop.deps, { limit: 1000 });
    const missing = new Set(products.map(({ slug }) => `/remedies/${slug}`));
    expect(missing.size).toBeGreaterThan(40);
    const seen = new Set(['/']);
    for (let clicks = 1, current = ['/']; clicks <= 3 && missing.size > 0; clicks++) {
      const next: string[] = [];
      for (const path of current) {
        const { body } = await shop.app.inject({ url: path });
        for (const link of linksIn(body)) {
          missing.delete(link.split('?')[0]!);
          if (!seen.has(link) && !link.startsWith('/remedies/')) next.push(link);
          seen.add(link);
        }
        if (missing.size === 0) break;
      }
      current = next;
    }
    expect([...missing]).toEqual([]);
  } finally {
    await shop.close();
  }
}, 120_000);

/** Links of the shop’s public English pages. */
function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return found.filter((href) => !/^\/(hi|admin|user|api|panchang|pictures)(\/|$)/.test(href));
}
