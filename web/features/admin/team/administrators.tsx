import type { Administrator } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { team as t } from '#messages/admin/team.ts';
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
    return (
      <LoadError message={t.teamCouldNot} error={team.error} onRetry={() => void team.refetch()} />
    );
  if (!team.data) return <RowsLoading label={t.loadingTeam} rows={2} />;
  return (
    <>
      <RecordTable
        caption={t.administrators}
        rows={team.data.administrators}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t.name,
            lead: 'title',
            cell: ({ name, you }) => (
              <span className="font-semibold break-words">
                {name}
                {you && <span className="font-normal text-text-2"> {t.you}</span>}
              </span>
            ),
          },
          {
            key: 'email',
            head: t.email,
            cell: ({ email }) => (
              <span className="min-w-0 break-all max-desktop:text-right">{email}</span>
            ),
          },
          {
            key: 'duty',
            head: t.duty,
            cell: ({ duty: adminRole }) => adminRoleLabels[adminRole].name,
          },
          {
            key: 'factor',
            head: t.secondFactor,
            cell: ({ secondFactor }) => <FactorChip on={secondFactor} />,
          },
          {
            key: 'sessions',
            head: t.sessions,
            cell: ({ sessions, lastSeenAt }) => (
              <span className="figures text-small max-desktop:text-right">
                {sessions === 0 ? t.none : sessions}
                {lastSeenAt && (
                  <span className="block text-text-2">{t.lastUsed(formatLocal(lastSeenAt))}</span>
                )}
              </span>
            ),
          },
          {
            key: 'show',
            head: t.show,
            actions: true,
            cell: (administrator) => (
              <span className="flex flex-wrap gap-x-4">
                <button
                  type="button"
                  aria-label={t.sessionsOf(administrator.email)}
                  onClick={() => setVisible(administrator)}
                  className="target text-link"
                >
                  {t.sessions}
                </button>
                {!administrator.you && (
                  <button
                    type="button"
                    aria-label={t.dutyOf(administrator.email)}
                    onClick={() => setAssigned(administrator)}
                    className="target text-link"
                  >
                    {t.duty}
                  </button>
                )}
                {/* A shop has at least one. */}
                {team.data.administrators.length > 1 && (
                  <button
                    type="button"
                    aria-label={t.remove(administrator.email)}
                    onClick={() => setLeaving(administrator)}
                    className="target text-link"
                  >
                    {t.removeLabel}
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
  if (!on) return <Chip>{t.off}</Chip>;
  return (
    <Chip tone="good" icon={ShieldCheck}>
      {t.on}
    </Chip>
  );
}
