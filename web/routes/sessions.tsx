import type { PageMeta } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';
import { SessionsPage } from '../features/consultations/sessions-page.tsx';
import { BookedSessions } from '../features/healers/booked-sessions.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/sessions.ts';

export const handle = { audience: 'person', policy: 'payment', popups: true } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: session.listTitle }];

export default function Sessions() {
  const { user } = useSession();
  return (
    <RoleGuard needs="user">
      {user && <SessionsPage user={user} booked={<BookedSessions />} />}
    </RoleGuard>
  );
}
