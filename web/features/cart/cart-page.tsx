import { useEffect, useRef } from 'react';
import { cart } from '#messages/cart/cart.ts';
import { cartState } from '#messages/cart/cart-state.ts';
import { controls } from '#messages/platform/controls.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EarlyEmpty } from './early-empty.tsx';
import { lineKey } from './line-key.ts';
import { useChangeCart } from './use-change-cart.ts';
import { type PricedCart, usePricedCart } from './use-priced-cart.ts';

/** The current user's or guest's cart, in each of its states. */
export function CartPage() {
  const priced = usePricedCart();
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = priced.rows.length;
  const last = useRef(lines);

  // Removing a line removes the focused button: without this the focus would move to the top of the
  // document.
  useEffect(() => {
    if (lines < last.current && document.activeElement === document.body) heading.current?.focus();
    last.current = lines;
  }, [lines]);

  return (
    // At least as high as the screen in every state, so that replacing the skeleton causes no
    // visible layout shift.
    <div className="page min-h-svh pt-6 pb-16 md:pt-9 md:pb-24">
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-display-l md:mb-10">
        {cart.title}
      </h1>
      <CartBody priced={priced} />
    </div>
  );
}

function CartBody({ priced }: { priced: PricedCart }) {
  const change = useChangeCart();
  switch (priced.state) {
    case 'unavailable':
      return (
        <EmptyState
          title={cartState.unavailable}
          action={<LinkButton to="/admin">{cartState.adminHome}</LinkButton>}
        >
          {cartState.unavailableHint}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          tone="error"
          title={cartState.failed}
          action={
            <Button onClick={() => void priced.refresh().catch(() => {})}>{controls.retry}</Button>
          }
        >
          {cartState.failedHint}
        </EmptyState>
      );
    case 'loading':
    case 'empty':
      return (
        <>
          <EarlyEmpty loading={priced.state === 'loading'}>
            <EmptyState
              title={cart.empty}
              action={<LinkButton to="/remedies">{cart.continue}</LinkButton>}
            />
          </EarlyEmpty>
          {priced.state === 'loading' && <CartSkeleton />}
        </>
      );
    case 'ready':
      return (
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_340px] md:gap-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-18">
          <div>
            {priced.changes.length > 0 && <Changes priced={priced} />}
            <ul>
              {priced.rows.map((row) => (
                <CartLine key={lineKey(row)} row={row} change={change} />
              ))}
            </ul>
          </div>
          <CartSummary cart={priced} />
        </div>
      );
  }
}

function Changes({ priced }: { priced: PricedCart }) {
  return (
    <div className="mb-6">
      <Alert tone="info" title={cart.changes}>
        <ul className="list-disc pl-5">
          {priced.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <Button kind="text" size="s" className="-ml-4" onClick={priced.acceptChanges}>
          {cart.changesRead}
        </Button>
      </Alert>
    </div>
  );
}
