import { Outlet, useMatches } from 'react-router';
import { shell } from '#messages/platform/shell.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { SlimFrame, type WayBack } from '../shell/slim-frame.tsx';
import type { Route } from './+types/slim.ts';

const shop: WayBack = { to: '/', label: shell.backToShop };

/** A route names another way back with `export const handle = { back: { to, label } }`, or none with `back: null`. */
function useWayBack(): WayBack | null {
  const handles = useMatches().map(({ handle }) => handle as { back?: WayBack | null } | undefined);
  const back = handles.findLast((handle) => handle?.back !== undefined)?.back;
  return back === undefined ? shop : back;
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
