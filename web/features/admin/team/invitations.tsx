import { listInvitationsRoute, revokeInvitationRoute } from '@jyotiratna/contract/admin/team';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { RowButton } from '../layout/row-button.tsx';
import { useSend } from '../layout/use-send.ts';
import { RecordTable } from '../list/record-table.tsx';

const invitationsKey = ['admin', 'invitations'];

/** Invitations that still work. One is bound to its address, works once and for 24 hours. */
export function Invitations() {
  const list = useQuery({ queryKey: invitationsKey, queryFn: () => shop(listInvitationsRoute), staleTime: 0 });
  const revoke = useSend({
    call: (email: string) => shop(revokeInvitationRoute, { body: { email } }),
    done: () => 'The invitation has been taken back',
    failed: 'The invitation could not be taken back',
  });
  if (!list.data) return <LoadStates of={list} what="invitations" rows={2} />;
  const { invitations } = list.data;
  if (invitations.length === 0) return <p className="text-text-2">No invitation is open.</p>;
  return (
    <RecordTable
      caption="Open invitations"
      rows={invitations}
      rowKey={({ email, createdAt }) => email + createdAt}
      columns={[
        { key: 'email', head: 'Email', lead: 'title', cell: ({ email }) => <span className="break-all">{email}</span> },
        { key: 'sent', head: 'Issued', cell: ({ createdAt }) => formatLocal(createdAt) },
        { key: 'ends', head: 'Works until', cell: ({ expiresAt }) => formatLocal(expiresAt) },
        {
          key: 'revoke',
          head: 'Take back',
          actions: true,
          cell: ({ email }) => (
            <RowButton label={`Take back the invitation of ${email}`} onPress={() => revoke.send(email)}>
              Take back
            </RowButton>
          ),
        },
      ]}
    />
  );
}
