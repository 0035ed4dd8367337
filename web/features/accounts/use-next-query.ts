import { useLocation } from 'react-router';

/**
 * The query string of this page, so that `?next=` survives the links between login and
 * registration.
 */
export function useNextQuery(): string {
  return useLocation().search;
}
