import { listInvitations, revokeInvitation } from '@jyotiratna/contract/admin/team';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { useToast } from '../../../ui/toast.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';

export const invitationsKey = ['admin', 'invitations'];

/** Invitations that still work. One is bound to its address, works once and for 24 hours. */
export function Invitations() {
  const list = useQuery({ queryKey: invitationsKey, queryFn: () => shop(listInvitations), staleTime: 0 });
  const queries = useQueryClient();
  const toast = useToast();
  const revoke = useMutation({
    mutationFn: (email: string) => shop(revokeInvitation, { body: { email } }),
    onSuccess: () => toast({ title: 'The invitation has been taken back' }),
    onError: (error) =>
      toast({
        kind: 'error',
        title: 'The invitation could not be taken back',
        ...(isCallError(error) && { description: error.message }),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsKey }),
  });
  if (list.isError)
    return (
      <LoadError message="The invitations could not be loaded" error={list.error} onRetry={() => void list.refetch()} />
    );
  if (!list.data) return <RowsLoading label="Loading invitations..." rows={2} />;
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
            <button
              type="button"
              aria-label={`Take back the invitation of ${email}`}
              disabled={revoke.isPending}
              onClick={() => revoke.mutate(email)}
              className="target text-link"
            >
              Take back
            </button>
          ),
        },
      ]}
    />
  );
}
