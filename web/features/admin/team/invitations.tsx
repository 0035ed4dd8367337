import { listInvitationsRoute, revokeInvitationRoute } from '@jyotiratna/contract/admin/team';
import { team as t } from '#messages/admin/team.ts';
import { shop } from '../../../shop.ts';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { RowButton } from '../layout/row-button.tsx';
import { useFreshQuery } from '../layout/use-fresh-query.ts';
import { useSend } from '../layout/use-send.ts';
import { RecordTable } from '../list/record-table.tsx';

/** Invitations that still work. One is bound to its address, works once and for 24 hours. */
export function Invitations() {
  const list = useFreshQuery(['invitations'], () => shop(listInvitationsRoute));
  const revoke = useSend({
    call: (email: string) => shop(revokeInvitationRoute, { body: { email } }),
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
          cell: ({ email }) => <span className="break-all">{email}</span>,
        },
        { key: 'sent', head: t.issued, cell: ({ createdAt }) => formatLocal(createdAt) },
        { key: 'ends', head: t.worksUntil, cell: ({ expiresAt }) => formatLocal(expiresAt) },
        {
          key: 'revoke',
          head: t.takeBack,
          actions: true,
          cell: ({ email }) => (
            <RowButton label={t.takeBackInvitation(email)} onPress={() => revoke.send(email)}>
              {t.takeBack}
            </RowButton>
          ),
        },
      ]}
    />
  );
}
