import type { Account } from '@jyotiratna/contract';
import { accountSessions, endAccountSessionsRoute } from '@jyotiratna/contract/admin/team';
import { MonitorSmartphone } from 'lucide-react';
import { team as t } from '#messages/admin/team.ts';
import { api } from '../../../api.ts';
import { Chip } from '../../../ui/chip.tsx';
import { deviceName } from '../../accounts/device-name.ts';
import { SendButton, useSend } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminDialog } from '../layout/dialogs.tsx';
import { LoadStates, useFreshQuery } from '../layout/page.tsx';

/**
 * An account's active sessions, and a button that revokes all of them. The current session
 * stays.
 */
export function SessionList({ id }: { id: string }) {
  const list = useFreshQuery(['sessions', id], () => api(accountSessions, { params: { id } }));
  const end = useSend({
    call: () => api(endAccountSessionsRoute, { params: { id } }),
    done: ({ ended: count }) => (count === 1 ? t.sessionRevoked : t.sessionsRevoked(count)),
    failed: t.sessionsCouldNot,
  });
  if (!list.data) return <LoadStates of={list} subject={t.sessionsNoun} rows={2} />;
  const { sessions } = list.data;
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <>
      {sessions.length === 0 && <p className="text-text-2">{t.notLoggedAnywhere}</p>}
      <ul className="divide-y divide-line">
        {sessions.map(({ userAgent, createdAt, lastSeenAt, current }) => (
          <li
            key={createdAt + lastSeenAt}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3"
          >
            <MonitorSmartphone
              aria-hidden
              size={20}
              strokeWidth={1.6}
              className="shrink-0 text-accent"
            />
            <span className="min-w-0 grow basis-40">
              <span className="block font-semibold">{deviceName(userAgent)}</span>
              <span className="figures block text-small text-text-2">
                {t.lastUsedLogged(formatDateTime(lastSeenAt), formatDateTime(createdAt))}
              </span>
            </span>
            {current && <Chip tone="done">{t.device}</Chip>}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <SendButton of={end} kind="danger" size="s" className="mt-4" busyLabel={t.ending}>
          {others < sessions.length ? t.endAllOther : t.endAllSessions}
        </SendButton>
      )}
    </>
  );
}

type DialogProps = { account: Pick<Account, 'id' | 'name' | 'email'>; onClose: () => void };

/** The sessions of one account. */
export function SessionsDialog({ account: { id, name, email }, onClose }: DialogProps) {
  return (
    <AdminDialog title={t.sessionsWith(name)} description={email} onClose={onClose}>
      <SessionList id={id} />
    </AdminDialog>
  );
}
