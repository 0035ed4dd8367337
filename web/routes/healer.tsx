import type { PageFacts } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';
import { DeskPage } from '../features/consultations/desk/desk-page.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/healer.ts';

export const handle = { audience: 'person', policy: 'room' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: session.deskTitle }];

export default function Healer() {
  return (
    <RoleGuard needs="healer">
      <DeskPage />
    </RoleGuard>
  );
}
