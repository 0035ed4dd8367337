import { useMatches } from 'react-router';
import { shell } from '#messages/platform/shell.ts';
import type { BackLink } from './slim-header.tsx';

export const backToShop: BackLink = { to: '/', label: shell.backToShop };

/**
 * The back link: a route overrides it by `export const handle = { back: { to, label } }`, or
 * removes it by `back: null`.
 */
export function useWayBack(): BackLink | null {
  const handles = useMatches().map(
    ({ handle }) => handle as { back?: BackLink | null } | undefined,
  );
  const back = handles.findLast((handle) => handle?.back !== undefined)?.back;
  return back === undefined ? backToShop : back;
}
