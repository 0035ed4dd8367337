import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { SlimFrame } from '../shell/slim-frame.tsx';
import { SlimHeader } from '../shell/slim-header.tsx';
import { backToShop, useWayBack } from '../shell/use-way-back.ts';
import type { Route } from './+types/room.ts';

/**
 * The layout of conversations: without promo strip and footer, and on a small screen without a
 * header during a conversation.
 */
export default function RoomLayout() {
  return (
    <div className="group/room">
      <SkipLink />
      <SlimHeader back={useWayBack()} className="max-md:group-has-[.chat-screen]/room:hidden" />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SlimFrame back={backToShop}>
      <ErrorPage error={error} />
    </SlimFrame>
  );
}
