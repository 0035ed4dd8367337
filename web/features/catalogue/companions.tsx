import { Link } from 'react-router';
import { companions as copy } from '#messages/catalogue/companions.ts';
import { compare } from '#messages/catalogue/compare.ts';
import type { ProductCardData } from './card.ts';
import { ProductGrid } from './product-grid.tsx';

type Props = {
  cards: readonly ProductCardData[];
  similar: boolean;
  /** The slug of the remedy itself. */
  slug: string;
};

/** Number of compared stones besides the remedy itself. */
const compared = 3;

/** Related products of a remedy; for a stone sold by weight, similar ones for comparison. */
export function Companions({ cards, similar, slug }: Props) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="companions" className="page border-t border-line py-10 md:py-14">
      <h2 id="companions" className="mb-6 text-heading-m">
        {similar ? copy.similar : copy.title}
      </h2>
      <ProductGrid cards={cards} level={3} />
      {similar && (
        <p className="mt-6">
          <Link
            to={`/compare?ids=${[slug, ...cards.slice(0, compared).map((card) => card.slug)].join(',')}`}
            className="target text-link"
          >
            {compare.link}
          </Link>
        </p>
      )}
    </section>
  );
}
