import { lazy } from 'react';
import { LazyScreen } from '../../../lazy-screen.tsx';

const PushPanel = lazy(() => import('./push-panel.tsx'));

/** The notifications of the logged-in user; loaded with the page that has them. */
export function Notifications() {
  return (
    <LazyScreen>
      <PushPanel />
    </LazyScreen>
  );
}
