import { useMatches } from 'react-router';
import { shell } from '#messages/platform/shell.ts';
import type { BackLink } from './slim-header.tsx';

export const backToShop: BackLink = { to: '/', label: shell.backToShop };

/**
 * A route overrides the back link with `export const handle = { back: { to, label } }`, or
 * removes it with `back: null`.
 */
export function useWayBack(): BackLink | null {
  const handles = useMatches().map(
    ({ handle }) => handle as { back?: BackLink | null } | undefined,
  );
  const back = handles.findLast((handle) => handle?.back !== undefined)?.back;
  return back === undefined ? backToShop : back;
}
