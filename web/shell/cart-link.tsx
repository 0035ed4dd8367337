import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { shell } from '#messages/platform/shell.ts';
import { useCartCount } from '../features/cart/use-cart.ts';

/** The link to the cart, with a count unless it is empty. */
export function HeaderCartLink() {
  const count = useCartCount();
  return (
    <Link
      to="/cart"
      aria-label={count ? shell.cartWith(count) : shell.cart}
      className="target relative grid max-md:-mr-2.5 place-items-center hover:text-mayur-600"
    >
      <ShoppingBag aria-hidden size={24} strokeWidth={1.6} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-mayur-700 px-1 text-[0.75rem] leading-none font-semibold text-marble-0"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
