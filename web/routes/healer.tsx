import type { PageMeta } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';
import { DashboardPage } from '../features/consultations/dashboard/dashboard-page.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/healer.ts';

export const handle = { audience: 'person', app: 'desk', policy: 'room' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: session.dashboardTitle }];

export default function Healer() {
  return (
    <RoleGuard needs="healer">
      <DashboardPage />
    </RoleGuard>
  );
}
