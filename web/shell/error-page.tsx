import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useHref, useLocation } from 'react-router';
import { shell } from '#messages/platform/shell.ts';
import { useCartCount } from '../features/cart/use-cart.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NotFound } from './not-found.tsx';
import { useOnline } from './use-online.ts';

/** The error page: not found, offline, or an error with a retry button. */
export function ErrorPage({ error }: { error: unknown }) {
  const online = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (!online) return <Offline />;
  const message = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  return (
    <EmptyState
      level={1}
      tone="error"
      title={message || shell.error.title}
      action={<TryRetry kind="second" />}
    >
      {shell.error.text}
    </EmptyState>
  );
}

function Offline() {
  const count = useCartCount();
  return (
    <EmptyState
      level={1}
      tone="grey"
      title={shell.noConnection.title}
      action={<TryRetry kind="main" />}
    >
      {shell.noConnection.text}
      {count > 0 && (
        <Link to="/cart" className="text-link mt-3 block">
          {shell.noConnection.cart(count)}
        </Link>
      )}
    </EmptyState>
  );
}

function TryRetry({ kind }: { kind: 'main' | 'second' }): ReactNode {
  // The requested path with the language prefix: a failed navigation has not changed the address
  // bar.
  const { pathname, search } = useLocation();
  const address = useHref({ pathname, search });
  return (
    <Button kind={kind} onClick={() => location.assign(address)}>
      <RotateCcw aria-hidden size={20} strokeWidth={1.6} />
      {shell.tryRetry}
    </Button>
  );
}
