import type { Administrator } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminRoleLabels, team as t } from '#messages/admin/team.ts';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { AdminRoleDialog } from './admin-role-dialog.tsx';
import { FactorChip } from './factor-chip.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { teamQuery } from './team-query.ts';

type Open = { one: 'sessions' | 'role' | 'removal'; administrator: Administrator };

/** All administrators: their second factor, and their active sessions. */
export function Administrators() {
  const [open, setOpen] = useState<Open | null>(null);
  const team = useQuery(teamQuery);
  if (!team.data) return <LoadStates of={team} subject={t.teamNoun} rows={2} />;
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
            cell: (administrator) => {
              const { email, you } = administrator;
              const button = (one: Open['one'], label: string, text: string) => (
                <button
                  type="button"
                  aria-label={label}
                  onClick={() => setOpen({ one, administrator })}
                  className="target text-link"
                >
                  {text}
                </button>
              );
              return (
                <span className="flex flex-wrap gap-x-4">
                  {button('sessions', t.sessionsOf(email), t.sessions)}
                  {!you && button('role', t.dutyOf(email), t.duty)}
                  {/* A shop has at least one. */}
                  {team.data.administrators.length > 1 &&
                    button('removal', t.remove(email), t.removeLabel)}
                </span>
              );
            },
          },
        ]}
      />
      {open && <AdministratorDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function AdministratorDialog({ one, administrator, onClose }: Open & { onClose: () => void }) {
  if (one === 'sessions') return <SessionsDialog account={administrator} onClose={onClose} />;
  const Dialog = one === 'role' ? AdminRoleDialog : RemoveDialog;
  return <Dialog administrator={administrator} onClose={onClose} />;
}
