import { Link } from 'react-router';
import { cartLine } from '#messages/cart/cart-line.ts';
import type { CartRow } from './cart-row.ts';

/** A link from a sold loose stone to similar ones; hidden for other lines. */
export function SimilarStones({ row: { stone, stock, weightMg } }: { row: CartRow }) {
  if (weightMg === null || stock !== 0) return null;
  return (
    <Link to={`/remedies${stone ? `?stone=${stone}` : ''}`} className="text-link text-current">
      {cartLine.similar}
    </Link>
  );
}
