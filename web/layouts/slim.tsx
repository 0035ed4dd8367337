import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { SlimFrame } from '../shell/slim-frame.tsx';
import { backToShop, useWayBack } from '../shell/use-way-back.ts';
import type { Route } from './+types/slim.ts';

export default function SlimLayout() {
  return (
    <SlimFrame back={useWayBack()}>
      <Outlet />
    </SlimFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SlimFrame back={backToShop}>
      <ErrorPage error={error} />
    </SlimFrame>
  );
}
