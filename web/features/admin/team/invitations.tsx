import { useQuery } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { formatLocal } from '../layout/dates.ts';
import { LoadFault, RowsLoading } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';

export const invitationsKey = ['admin', 'invitations'];

/** Invitations that still work. One is bound to its address, works once and for 24 hours. */
export function Invitations() {
  const list = useQuery({ queryKey: invitationsKey, queryFn: () => shop.account.invitations(), staleTime: 0 });
  if (list.isError)
    return (
      <LoadFault message="The invitations could not be loaded" error={list.error} onRetry={() => void list.refetch()} />
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
      ]}
    />
  );
}
