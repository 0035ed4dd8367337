import type { PageMeta } from '@jyotiratna/contract';
import { clients } from '#messages/consultations/clients.ts';
import { ClientsPage } from '../features/consultations/clients/clients-page.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/healer.clients.ts';

export const handle = { audience: 'person', app: 'desk' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: clients.title }];

export default function HealerClients() {
  return (
    <RoleGuard needs="healer">
      <ClientsPage />
    </RoleGuard>
  );
}
