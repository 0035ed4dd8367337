import type { PageMeta } from '@jyotiratna/contract';
import { useSearchParams } from 'react-router';
import { session } from '#messages/consultations/session.ts';
import { StartPage } from '../features/consultations/start-page.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/sessions.new.ts';

export const handle = { audience: 'person', policy: 'payment', popups: true } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: session.newTitle }];

export default function NewSession() {
  const [params] = useSearchParams();
  return (
    <RoleGuard needs="user">
      <StartPage healerId={params.get('healer') ?? ''} />
    </RoleGuard>
  );
}
