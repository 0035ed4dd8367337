import { Outlet, useMatches } from 'react-router';
import { shell } from '#messages/platform/shell.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { type BackLink, SlimFrame } from '../shell/slim-frame.tsx';
import type { Route } from './+types/slim.ts';

const shop: BackLink = { to: '/', label: shell.backToShop };

/**
 * A route overrides the back link with `export const handle = { back: { to, label } }`, or
 * removes it with `back: null`.
 */
function useMethodBack(): BackLink | null {
  const handles = useMatches().map(({ handle }) => handle as { back?: BackLink | null } | undefined);
  const back = handles.findLast((handle) => handle?.back !== undefined)?.back;
  return back === undefined ? shop : back;
}

export default function SlimLayout() {
  return (
    <SlimFrame back={useMethodBack()}>
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
