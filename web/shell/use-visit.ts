import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Remembers where the visitor came from, and counts the steps to a purchase. Its code is loaded
 * after the page.
 */
export function useVisit(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const follow = () =>
      void import('./follow-visit.ts').then(
        ({ followVisit }) => followVisit(pathname),
        () => {},
      );
    if (document.readyState === 'complete') return follow();
    window.addEventListener('load', follow, { once: true });
    return () => window.removeEventListener('load', follow);
  }, [pathname]);
}
