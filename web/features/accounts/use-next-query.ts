import { useLocation } from 'react-router';

/**
 * The query of this page, so that `?next=` survives the way from login to registration and back.
 */
export function useNextQuery(): string {
  return useLocation().search;
}
