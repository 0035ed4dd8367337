import { useWishlist } from '../wishlist/use-wishlist.ts';
import type { ProductCardData } from './card.ts';
import { ProductCard } from './product-card.tsx';

type Props = {
  cards: readonly ProductCardData[];
  /** The number of initially visible cards, whose images are not lazy. */
  firstView?: number;
  level?: 2 | 3;
};

/** A grid of cards in 2, 3 or 4 columns. */
export function ProductGrid({ cards, firstView = 0, level = 2 }: Props) {
  const { wished } = useWishlist();
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card._id} className={index < firstView ? undefined : 'laid-out-later'}>
          <ProductCard card={card} wished={wished(card)} first={index < firstView} level={level} />
        </li>
      ))}
    </ul>
  );
}
