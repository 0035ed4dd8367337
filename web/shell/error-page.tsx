import { isRouteErrorResponse, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NotFound } from './not-found.tsx';

/** What a page shows instead of itself: not found, or a fault with a way to try again. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const title = isRouteErrorResponse(error) && typeof error.data === 'string' && error.data ? error.data : null;
  return (
    <EmptyState
      level={1}
      tone="fault"
      title={title ?? 'Something went wrong'}
      action={
        <Button kind="second" onClick={() => location.assign(pathname)}>
          Try again
        </Button>
      }
    >
      The page could not be loaded. Your cart is safe.
    </EmptyState>
  );
}
