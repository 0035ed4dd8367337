import {
  findAccountRoute,
  inviteAdministrator,
  listInvitationsRoute,
  revokeInvitationRoute,
} from '@jyotiratna/contract/admin/team';
import { Send } from 'lucide-react';
import type { ComponentProps } from 'react';
import { team as t } from '#messages/admin/team.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSend } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { OneTimeSecret } from '../layout/one-time-secret.tsx';
import { AdminHead, LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';
import { useForm } from '../layout/use-form.ts';
import { actionColumn } from '../list/columns.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { Administrators } from './administrators.tsx';
import { SessionsDialog } from './session-list.tsx';

/** Administrators, invitations, and active sessions. */
export function TeamPage() {
  return (
    <>
      <AdminHead title={t.team} />
      <div className="grid gap-4">
        <h2 className="sr-only">{t.administrators}</h2>
        <Administrators />
        <Invite />
        <h2 className="mt-4 text-heading-s">{t.openInvitations}</h2>
        <Invitations />
        <CustomerSessions />
      </div>
    </>
  );
}

const empty = { email: '' };

/** Creates an invitation and displays its code once. */
function Invite() {
  const form = useForm({
    initial: empty,
    call: (body) => api(inviteAdministrator, { body }),
    onDone: (): void => form.restart(empty),
  });
  const created = form.data?.invitation;
  return (
    <Panel title={t.inviteAdministrator}>
      <EmailForm
        of={form}
        label={t.email}
        hint={t.codeWorksOnce}
        busyLabel={t.inviting}
        icon={Send}
      >
        {t.invite}
      </EmailForm>
      {created && (
        <div className="mt-4">
          <Alert tone="info" title={t.invitation(created.email)}>
            <p>{t.codeShownOnly}</p>
            <OneTimeSecret secret={created.code} copied={t.codeCopied} />
          </Alert>
        </div>
      )}
    </Panel>
  );
}

/**
 * Valid invitations. Each is bound to its email address, works once, and expires after 24 hours.
 */
function Invitations() {
  const list = useFreshQuery(['invitations'], () => api(listInvitationsRoute));
  const revoke = useSend({
    call: (email: string) => api(revokeInvitationRoute, { body: { email } }),
    done: () => t.invitationBeenTaken,
    failed: t.invitationCouldNot,
  });
  if (!list.data) return <LoadStates of={list} subject={t.invitations} rows={2} />;
  const { invitations } = list.data;
  if (invitations.length === 0) return <p className="text-text-2">{t.noInvitationOpen}</p>;
  return (
    <RecordTable
      caption={t.openInvitations}
      rows={invitations}
      rowKey={({ email, createdAt }) => email + createdAt}
      columns={[
        {
          key: 'email',
          head: t.email,
          lead: 'title',
          className: 'break-all',
          value: ({ email }) => email,
        },
        { key: 'sent', head: t.issued, cell: ({ createdAt }) => formatDateTime(createdAt) },
        { key: 'ends', head: t.worksUntil, cell: ({ expiresAt }) => formatDateTime(expiresAt) },
        actionColumn(t.takeBack, ({ email }: { email: string }) => [
          {
            text: t.takeBack,
            label: t.takeBackInvitation(email),
            onPress: () => revoke.send(email),
          },
        ]),
      ]}
    />
  );
}

/**
 * Finds an account by email address: for a customer with a lost phone, or with a session on a
 * shared computer.
 */
function CustomerSessions() {
  const form = useForm({
    initial: { email: '' },
    call: (query) => api(findAccountRoute, { query }),
  });
  return (
    <Panel title={t.sessionsCustomer} note={t.seeWhereSomebody}>
      <EmailForm of={form} label={t.emailAccount} kind="second" busyLabel={t.looking}>
        {t.find}
      </EmailForm>
      {form.data && <SessionsDialog account={form.data.account} onClose={form.reset} />}
    </Panel>
  );
}

type Props = Pick<ComponentProps<typeof Button>, 'kind' | 'icon' | 'busyLabel' | 'children'> & {
  of: Pick<
    ReturnType<typeof useForm<{ email: string }, unknown>>,
    'form' | 'field' | 'values' | 'message' | 'busy'
  >;
  label: string;
  hint?: string;
};

/** A form in one line with a single email field, which displays every error of the call. */
function EmailForm({ of, label, hint, ...button }: Props) {
  const field = of.field('email');
  return (
    <form {...of.form} className="flex flex-wrap items-start gap-3">
      <TextField
        {...{ label, hint, ...field }}
        type="email"
        error={field.error ?? of.message ?? undefined}
        className="grow basis-64 md:max-w-md"
      />
      <Button
        {...button}
        type="submit"
        className="md:mt-7.5"
        busy={of.busy}
        disabled={!of.values.email.trim()}
      />
    </form>
  );
}
