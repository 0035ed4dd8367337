import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { ShopFrame } from '../shell/shop-frame.tsx';
import type { Route } from './+types/shop.ts';

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
