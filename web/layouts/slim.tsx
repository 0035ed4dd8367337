import { Outlet, useMatches } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { SlimFrame, type WayBack } from '../shell/slim-frame.tsx';
import type { Route } from './+types/slim.ts';

const shop: WayBack = { to: '/', label: 'Back to shop' };

/** A route names another way back with `export const handle = { back: { to, label } }`. */
function useWayBack(): WayBack {
  const handles = useMatches().map(({ handle }) => handle as { back?: WayBack } | undefined);
  return handles.findLast((handle) => handle?.back)?.back ?? shop;
}

export default function SlimLayout() {
  return (
    <SlimFrame back={useWayBack()}>
      <Outlet />
    </SlimFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SlimFrame back={shop}>
      <ErrorPage error={error} />
    </SlimFrame>
  );
}
