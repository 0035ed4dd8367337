import type { Product } from '@jyotiratna/contract';
import { ProductCard } from './product-card.tsx';

type Props = {
  products: readonly Product[];
  text: 'compact' | 'full';
  /** How many cards are in the first view; their pictures load at once. */
  firstView?: number;
  level?: 2 | 3;
};

/** Cards in 2, 3 or 4 columns. */
export function ProductGrid({ products, text, firstView = 0, level = 2 }: Props) {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} text={text} first={index < firstView} level={level} />
        </li>
      ))}
    </ul>
  );
}
