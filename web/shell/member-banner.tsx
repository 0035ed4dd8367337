import { lazy, Suspense } from 'react';
import { useSession } from '../session/use-session.ts';

const SessionBanner = lazy(() => import('./session-banner.tsx'));

/** A banner for a logged-in user's open session, lazily loaded. */
export function MemberBanner() {
  const { status } = useSession();
  if (status !== 'user' && status !== 'healer') return null;
  return (
    <Suspense fallback={null}>
      <SessionBanner />
    </Suspense>
  );
}
