import type { AccountSessions } from '@jyotiratna/contract';
import { accountSessions, endAccountSessions } from '@jyotiratna/contract/admin/team';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadError } from '../layout/load-states.tsx';
import { deviceName } from './device-name.ts';

/**
 * An account's active sessions, and a button that revokes all of them. The current session
 * stays.
 */
export function SessionList({ id }: { id: string }) {
  const queryKey = ['admin', 'sessions', id];
  const queries = useQueryClient();
  const toast = useToast();
  const list = useQuery({ queryKey, queryFn: () => shop(accountSessions, { params: { id } }), staleTime: 0 });
  const end = useMutation({
    mutationFn: () => shop(endAccountSessions, { params: { id } }),
    onSuccess: ({ ended: finished }) => {
      toast({ title: finished === 1 ? '1 session ended' : `${finished} sessions ended` });
      void queries.invalidateQueries({ queryKey: ['admin', 'team'] });
      return queries.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      toast({
        kind: 'error',
        title: 'The sessions could not be ended',
        ...(isCallError(error) && { description: error.message }),
      }),
  });
  if (list.isError)
    return (
      <LoadError message="The sessions could not be loaded" error={list.error} onRetry={() => void list.refetch()} />
    );
  if (!list.data)
    return (
      <div role="status">
        <span className="sr-only">Loading the sessions</span>
        <Skeleton className="h-24" />
      </div>
    );
  const { sessions } = list.data;
  const rest = sessions.filter(({ current }) => !current).length;
  return (
    <>
      {sessions.length === 0 && <p className="text-text-2">Not logged in anywhere.</p>}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Session key={session.createdAt + session.lastSeenAt} session={session} />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          kind="danger"
          size="s"
          className="mt-4"
          busy={end.isPending}
          busyLabel="Ending..."
          onClick={() => end.mutate()}
        >
          {rest < sessions.length ? 'End all other sessions' : 'End all sessions'}
        </Button>
      )}
    </>
  );
}

function Session({ session }: { session: AccountSessions['sessions'][number] }) {
  const { userAgent, createdAt, lastSeenAt, current } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <MonitorSmartphone aria-hidden size={20} strokeWidth={1.6} className="shrink-0 text-accent" />
      <span className="min-w-0 grow basis-40">
        <span className="block font-semibold">{deviceName(userAgent)}</span>
        <span className="figures block text-small text-text-2">
          Last used {formatLocal(lastSeenAt)}, logged in {formatLocal(createdAt)}
        </span>
      </span>
      {current && <Chip tone="done">This device</Chip>}
    </li>
  );
}
