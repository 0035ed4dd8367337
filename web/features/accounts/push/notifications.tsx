import { lazy } from 'react';
import { LazyScreen } from '../../../lazy-screen.tsx';

const PushPanel = lazy(() => import('./push-panel.tsx'));

/** The notification settings of the logged-in user, lazily loaded. */
export function Notifications() {
  return (
    <LazyScreen>
      <PushPanel />
    </LazyScreen>
  );
}
