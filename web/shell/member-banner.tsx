import { lazy, Suspense } from 'react';
import { useSession } from '../session/use-session.ts';

const SessionBanner = lazy(() => import('./session-banner.tsx'));

/** The open session of a member; its code is loaded after the page, for members only. */
export function MemberBanner() {
  const { status } = useSession();
  if (status !== 'user' && status !== 'healer') return null;
  return (
    <Suspense fallback={null}>
      <SessionBanner />
    </Suspense>
  );
}
