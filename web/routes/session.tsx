import type { PageMeta } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';
import { Conversation } from '../features/consultations/conversation.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/session.ts';

export const handle = { audience: 'person', policy: 'room' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: session.pageTitle }];

export default function Session({ params }: Route.ComponentProps) {
  return (
    <RoleGuard needs="user">
      <div className="page max-w-4xl py-4 md:py-8">
        <h1 className="sr-only">{session.conversation}</h1>
        <Conversation key={params.id} id={params.id} />
      </div>
    </RoleGuard>
  );
}
