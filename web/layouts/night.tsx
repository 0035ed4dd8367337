import { Outlet } from 'react-router';
import { SkipLink } from '../shell/skip-link.tsx';

/** The layout of the administration's login, registration and new password: only the page. */
export default function NightLayout() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
