import { lazy } from 'react';
import { LazyScreen } from '../../../lazy-screen.tsx';

const PushPanel = lazy(() => import('./push-panel.tsx'));

/** The notifications of the person who is logged in; loaded with the page that has them. */
export function Notifications() {
  return (
    <LazyScreen>
      <PushPanel />
    </LazyScreen>
  );
}
