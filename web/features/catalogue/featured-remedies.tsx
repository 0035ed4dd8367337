import { Link } from 'react-router';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { Alert } from '../../ui/alert.tsx';
import type { ProductCardData } from './card.ts';
import { ProductGrid } from './product-grid.tsx';

/** Remedies featured by the shop. `cards` is null when they could not be loaded. */
export function FeaturedRemedies({
  id,
  cards,
}: {
  id: string;
  cards: readonly ProductCardData[] | null;
}) {
  if (cards?.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page py-16 md:py-28">
      <div className="mb-7 flex items-baseline justify-between gap-4 md:mb-9">
        <h2 id={`${id}-title`} className="text-heading-m">
          {catalogue.featured}
        </h2>
        <Link to="/remedies" className="text-link inline-flex min-h-11 shrink-0 items-center">
          {catalogue.viewAll}
        </Link>
      </div>
      {cards ? (
        <ProductGrid cards={cards} level={3} />
      ) : (
        <Alert tone="error">{catalogue.failedFeatured}</Alert>
      )}
    </section>
  );
}
