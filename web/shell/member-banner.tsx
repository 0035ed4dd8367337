import { lazy, Suspense } from 'react';
import { useSession } from '../session/use-session.ts';

const SessionBanner = lazy(() => import('./session-banner.tsx'));

/** The open session of who is logged in; its code comes after the page, to nobody else. */
export function MemberBanner() {
  const { status } = useSession();
  if (status !== 'user' && status !== 'healer') return null;
  return (
    <Suspense fallback={null}>
      <SessionBanner />
    </Suspense>
  );
}
