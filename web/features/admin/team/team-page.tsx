import { team as t } from '#messages/admin/team.ts';
import { AdminHead } from '../layout/admin-head.tsx';
import { Administrators } from './administrators.tsx';
import { CustomerSessions } from './customer-sessions.tsx';
import { Invitations } from './invitations.tsx';
import { Invite } from './invite.tsx';
import { RequiredFactor } from './required-factor.tsx';

/** Administrators, invitations, and active sessions. */
export function TeamPage() {
  return (
    <>
      <AdminHead title={t.team} />
      <div className="grid gap-4">
        <h2 className="sr-only">{t.administrators}</h2>
        <Administrators />
        <RequiredFactor />
        <Invite />
        <h2 className="mt-4 text-heading-s">{t.openInvitations}</h2>
        <Invitations />
        <CustomerSessions />
      </div>
    </>
  );
}
