import { formatRupees, percentOff } from '@jyotiratna/contract';
import { memo } from 'react';
import { Link } from 'react-router';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { storedImage, Tile } from '../../ui/image.tsx';
import { Price } from '../../ui/price.tsx';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import type { ProductCardData } from './card.ts';
import { GrahaLabel } from './graha-label.tsx';
import { StoneLine } from './stone-line.tsx';

type Props = {
  card: ProductCardData;
  /** Whether the wishlist contains the remedy; null for roles that cannot buy. */
  wished: boolean | null;
  /** Whether the card is initially visible (above the fold). */
  first?: boolean;
  level?: 2 | 3;
};

/** The width of a column in the product grid. */
const sizes = '(width >= 1280px) 282px, (width >= 1080px) 22vw, (width >= 720px) 30vw, 46vw';

/** A remedy in a list; the whole card is one link. Memoized. */
export const ProductCard = memo(function ProductCard({
  card,
  wished,
  first = false,
  level = 2,
}: Props) {
  const { name, slug, originalPrice, discountedPrice, image, graha, tint, pricePerCarat, variant } =
    card;
  const Heading = `h${level}` as const;
  const off = percentOff(originalPrice, discountedPrice);
  return (
    <article className="group relative">
      {image ? (
        <Tile
          image={storedImage({ ...image, alt: '' })}
          tint={tint}
          sizes={sizes}
          first={first}
          decorative
          className="tile-sweep facet-tile"
        />
      ) : (
        <div className="tile facet-tile aspect-4/5" />
      )}
      <Heading className="mt-3.5 line-clamp-2 text-heading-s group-hover:text-mayur-700">
        <Link
          to={`/remedies/${slug}${variant ? `?variant=${variant}` : ''}`}
          prefetch="intent"
          className="after:absolute after:inset-0"
        >
          {name}
        </Link>
      </Heading>
      {/* Stacked above the link that covers the card, and after it in tab order. */}
      <WishlistButton
        product={card}
        wished={wished}
        className="absolute top-1.5 right-1.5 z-1 rounded-full bg-marble-0/85"
      />
      <p className="mt-1 text-small text-text-2 max-md:hidden">{card.text}</p>
      <div className="mt-1.5">
        <Price
          now={
            card.from
              ? catalogue.from(formatRupees(discountedPrice))
              : formatRupees(discountedPrice)
          }
          before={off > 0 && card.quantity !== 0 ? formatRupees(originalPrice) : undefined}
          percentOff={off}
        />
      </div>
      {card.setOf !== undefined && (
        <p className="mt-0.5 text-small text-text-2">{catalogue.setOf(card.setOf)}</p>
      )}
      <StoneLine stone={card} />
      {pricePerCarat !== null && (
        <p className="figures mt-0.5 text-small text-text-2">
          {catalogue.perCarat(formatRupees(pricePerCarat))}
        </p>
      )}
      {card.quantity === 0 && <p className="mt-1 text-small font-medium">{catalogue.soldOut}</p>}
      {graha && (
        <p className="mt-1.5">
          <GrahaLabel graha={graha} />
        </p>
      )}
    </article>
  );
});
