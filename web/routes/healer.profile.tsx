import type { PageMeta } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';
import { SettingsPage } from '../features/consultations/dashboard/settings-page.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/healer.profile.ts';

export const handle = { audience: 'person', app: 'desk' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: session.dashboardTitle }];

export default function HealerProfile() {
  return (
    <RoleGuard needs="healer">
      <SettingsPage />
    </RoleGuard>
  );
}
