import type { ProductCardData } from './card.ts';
import { ProductGrid } from './product-grid.tsx';

/** Remedies mentioned in an article, displayed after it; hidden if there are none. */
export function SelectedRemedies({
  title,
  cards,
}: {
  title: string;
  cards: readonly ProductCardData[];
}) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="related" className="border-t border-line pt-10 md:pt-14">
      <h2 id="related" className="mb-7 text-heading-m">
        {title}
      </h2>
      <ProductGrid cards={cards} level={3} />
    </section>
  );
}
