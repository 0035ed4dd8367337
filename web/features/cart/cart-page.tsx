import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useChangeCart } from './use-change-cart.ts';
import { type PricedCart, usePricedCart } from './use-priced-cart.ts';

/** The whole cart of whoever is here, in each of its states. */
export function CartPage() {
  const cart = usePricedCart();
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = cart.rows.length;
  const last = useRef(lines);

  // Removing a line takes the pressed button away; the focus must not fall to the top of the document.
  useEffect(() => {
    if (lines < last.current && document.activeElement === document.body) heading.current?.focus();
    last.current = lines;
  }, [lines]);

  return (
    <div className="page pt-6 pb-16 md:pt-9 md:pb-24">
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-display-l md:mb-10">
        Your Cart
      </h1>
      <CartBody cart={cart} />
    </div>
  );
}

function CartBody({ cart }: { cart: PricedCart }) {
  const change = useChangeCart();
  switch (cart.state) {
    case 'loading':
      return <CartSkeleton />;
    case 'unavailable':
      return (
        <EmptyState title="Cart Unavailable" action={<LinkButton to="/admin">Admin Home</LinkButton>}>
          Admins do not have a shopping cart. Log in as a user to add products.
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          tone="fault"
          title="Your cart could not be loaded"
          action={<Button onClick={() => void cart.refresh().catch(() => {})}>Try again</Button>}
        >
          Nothing in it is lost.
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState title="Your cart is empty" action={<LinkButton to="/remedies">Continue Shopping</LinkButton>} />
      );
    case 'ready':
      return (
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_340px] md:gap-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-18">
          <div>
            {cart.changes.length > 0 && <Changes cart={cart} />}
            <ul>
              {cart.rows.map((row) => (
                <CartLine key={row.productId} row={row} change={change} />
              ))}
            </ul>
          </div>
          <CartSummary cart={cart} />
        </div>
      );
  }
}

function Changes({ cart }: { cart: PricedCart }) {
  return (
    <div className="mb-6">
      <Alert tone="info" title="Since you added these">
        <ul className="list-disc pl-5">
          {cart.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <Button kind="text" size="s" className="-ml-4" onClick={cart.acceptChanges}>
          Got it
        </Button>
      </Alert>
    </div>
  );
}
