import { companions as words } from '#messages/wishes/companions.ts';
import type { Card } from './card.ts';
import { ProductGrid } from './product-grid.tsx';

/** What goes with a remedy; for a stone by its weight, what it is compared with. */
export function Companions({ cards, similar }: { cards: readonly Card[]; similar: boolean }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="companions" className="page border-t border-line py-10 md:py-14">
      <h2 id="companions" className="mb-6 text-heading-m">
        {similar ? words.similar : words.title}
      </h2>
      <ProductGrid cards={cards} level={3} />
    </section>
  );
}
