import type { Administrator } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { AdminRoleDialog } from './admin-role-dialog.tsx';
import { adminRoleLabels } from './admin-role-labels.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { teamQuery } from './team-query.ts';

/** All administrators: their second factor, and their active sessions. */
export function Administrators() {
  const [displayed, setVisible] = useState<Administrator | null>(null);
  const [assigned, setAssigned] = useState<Administrator | null>(null);
  const [leaving, setLeaving] = useState<Administrator | null>(null);
  const team = useQuery(teamQuery);
  if (team.isError)
    return <LoadError message="The team could not be loaded" error={team.error} onRetry={() => void team.refetch()} />;
  if (!team.data) return <RowsLoading label="Loading the team..." rows={2} />;
  return (
    <>
      <RecordTable
        caption="Administrators"
        rows={team.data.administrators}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: 'Name',
            lead: 'title',
            cell: ({ name, you }) => (
              <span className="font-semibold break-words">
                {name}
                {you && <span className="font-normal text-text-2"> (you)</span>}
              </span>
            ),
          },
          {
            key: 'email',
            head: 'Email',
            cell: ({ email }) => <span className="min-w-0 break-all max-desktop:text-right">{email}</span>,
          },
          { key: 'duty', head: 'Duty', cell: ({ duty: adminRole }) => adminRoleLabels[adminRole].name },
          { key: 'factor', head: 'Second factor', cell: ({ secondFactor }) => <FactorChip on={secondFactor} /> },
          {
            key: 'sessions',
            head: 'Sessions',
            cell: ({ sessions, lastSeenAt }) => (
              <span className="figures text-small max-desktop:text-right">
                {sessions === 0 ? 'None' : sessions}
                {lastSeenAt && <span className="block text-text-2">last used {formatLocal(lastSeenAt)}</span>}
              </span>
            ),
          },
          {
            key: 'show',
            head: 'Show',
            actions: true,
            cell: (administrator) => (
              <span className="flex flex-wrap gap-x-4">
                <button
                  type="button"
                  aria-label={`Sessions of ${administrator.email}`}
                  onClick={() => setVisible(administrator)}
                  className="target text-link"
                >
                  Sessions
                </button>
                {!administrator.you && (
                  <button
                    type="button"
                    aria-label={`Duty of ${administrator.email}`}
                    onClick={() => setAssigned(administrator)}
                    className="target text-link"
                  >
                    Duty
                  </button>
                )}
                {/* A shop has at least one. */}
                {team.data.administrators.length > 1 && (
                  <button
                    type="button"
                    aria-label={`Remove ${administrator.email}`}
                    onClick={() => setLeaving(administrator)}
                    className="target text-link"
                  >
                    Remove
                  </button>
                )}
              </span>
            ),
          },
        ]}
      />
      {assigned && <AdminRoleDialog administrator={assigned} onClose={() => setAssigned(null)} />}
      {leaving && <RemoveDialog administrator={leaving} onClose={() => setLeaving(null)} />}
      {displayed && <SessionsDialog account={displayed} onClose={() => setVisible(null)} />}
    </>
  );
}

function FactorChip({ on }: { on: boolean }) {
  if (!on) return <Chip>Off</Chip>;
  return (
    <Chip tone="good" icon={ShieldCheck}>
      On
    </Chip>
  );
}
