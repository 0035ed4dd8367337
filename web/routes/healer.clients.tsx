import type { PageMeta } from '@jyotiratna/contract';
import { clients as t } from '#messages/consultations/clients.ts';
import { ClientListPage } from '../features/consultations/clients/clients-page.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/healer.clients.ts';

export const handle = { audience: 'person', app: 'desk' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: t.title }];

export default function HealerClients() {
  return (
    <RoleGuard needs="healer">
      <ClientListPage />
    </RoleGuard>
  );
}
