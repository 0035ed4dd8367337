import type { Product } from '@jyotiratna/contract';
import { ProductGrid } from './product-grid.tsx';

/** Remedies that a text speaks of, after it; nothing where there are none. */
export function NamedRemedies({ title, products }: { title: string; products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="border-t border-line pt-10 md:pt-14">
      <h2 id="related" className="mb-7 text-heading-m">
        {title}
      </h2>
      <ProductGrid products={products} text="compact" level={3} />
    </section>
  );
}
