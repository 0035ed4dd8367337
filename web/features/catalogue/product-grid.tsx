import { useWishlist } from '../wishlist/use-wishlist.ts';
import type { ProductCardData } from './card.ts';
import { ProductCard } from './product-card.tsx';

type Props = {
  cards: readonly ProductCardData[];
  /** How many cards are in the first view; their images load at once. */
  firstView?: number;
  level?: 2 | 3;
};

/** Cards in 2, 3 or 4 columns. */
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
