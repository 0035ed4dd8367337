import type { PageMeta } from '@jyotiratna/contract';
import { session } from '#messages/consultations/session.ts';
import { Conversation } from '../features/consultations/conversation.tsx';
import { useOwnPolicy } from '../features/payments/use-own-policy.ts';
import { RoleGuard } from '../session/role-guard.tsx';
import type { BackLink } from '../shell/slim-header.tsx';
import type { Route } from './+types/session.ts';

export const handle = {
  audience: 'person',
  policy: 'session',
  popups: true,
  back: { to: '/sessions', label: session.heading },
} satisfies PageMeta & { back: BackLink };

export const meta: Route.MetaFunction = () => [{ title: session.pageTitle }];

export default function Session({ params }: Route.ComponentProps) {
  // Before the session starts, because a reload during the customer's top-up would interrupt it.
  useOwnPolicy();
  return (
    <RoleGuard needs="user">
      <div className="mx-auto max-w-4xl">
        <h1 className="sr-only">{session.conversation}</h1>
        <Conversation key={params.id} id={params.id} back="/sessions" />
      </div>
    </RoleGuard>
  );
}
