import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { useCartCount } from '../features/cart/use-cart.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NotFound } from './not-found.tsx';
import { useOnline } from './use-online.ts';

/** What a page shows instead of itself: not found, no connection, or a fault with a way to try again. */
export function ErrorPage({ error }: { error: unknown }) {
  const online = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (!online) return <Offline />;
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  return (
    <EmptyState level={1} tone="fault" title={said || 'Something went wrong'} action={<TryAgain kind="second" />}>
      The page could not be loaded. Your cart is safe.
    </EmptyState>
  );
}

function Offline() {
  const count = useCartCount();
  return (
    <EmptyState level={1} tone="grey" title="No connection" action={<TryAgain kind="main" />}>
      This page needs a connection. What you put into your cart is kept.
      {count > 0 && (
        <Link to="/cart" className="text-link mt-3 block">
          Your Cart, {count} {count === 1 ? 'item' : 'items'}
        </Link>
      )}
    </EmptyState>
  );
}

function TryAgain({ kind }: { kind: 'main' | 'second' }): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Button kind={kind} onClick={() => location.assign(pathname + search)}>
      <RotateCcw aria-hidden size={20} strokeWidth={1.6} />
      Try again
    </Button>
  );
}
