import { companions as copy } from '#messages/catalogue/companions.ts';
import type { Card } from './card.ts';
import { ProductGrid } from './product-grid.tsx';

/** Related products of a remedy; for a stone sold by weight, similar ones for comparison. */
export function Companions({ cards, similar }: { cards: readonly Card[]; similar: boolean }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="companions" className="page border-t border-line py-10 md:py-14">
      <h2 id="companions" className="mb-6 text-heading-m">
        {similar ? copy.similar : copy.title}
      </h2>
      <ProductGrid cards={cards} level={3} />
    </section>
  );
}
