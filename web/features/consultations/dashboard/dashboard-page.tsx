import type { DashboardReply } from '@jyotiratna/contract';
import { listConsultations } from '@jyotiratna/contract/consultations';
import {
  readHealerDashboardRoute,
  switchDashboardRoute,
} from '@jyotiratna/contract/healer-dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { clients } from '#messages/consultations/clients.ts';
import { session as t } from '#messages/consultations/session.ts';
import { shell } from '#messages/platform/shell.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { NotLoaded } from '../../../not-loaded.tsx';
import { sessionQuery, useLogOut } from '../../../session/use-session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Conversation } from '../conversation.tsx';
import { openConnection } from '../open-connection.ts';
import { pendingActions } from '../pending-actions.ts';
import { SessionRow } from '../session-row.tsx';
import { usePendingAction } from '../use-pending-action.ts';
import { AcceptFromNotification } from './accept-from-notification.tsx';
import { AlarmSettings, useHasSound } from './alarm-settings.tsx';
import { Earnings } from './dashboard-earnings.tsx';
import { Calendar, isUnanswered, Requests } from './dashboard-requests.tsx';
import { healerQueryKey } from './healer-query-key.ts';
import { PinnedRequests } from './pinned-requests.tsx';
import { ReachableNote } from './reachable-note.tsx';
import { useRequestAlarm } from './use-request-alarm.ts';

const labels = t.dashboard;

/** Request timeout of the dashboard's data in ms. */
const readTimeoutMs = 8_000;

/** The healer's dashboard: requests, the open session, booked sessions and earnings. */
export function DashboardPage() {
  const queries = useQueryClient();
  const [up, setUp] = useState(true);
  const query = useQuery({
    queryKey: healerQueryKey,
    queryFn: () =>
      api(readHealerDashboardRoute, {}, { signal: AbortSignal.timeout(readTimeoutMs) }),
    // The browser's offline state may be wrong.
    networkMode: 'always',
    refetchInterval: 10_000,
    staleTime: 0,
  });
  const { data, error, isError } = query;
  const [params, setParams] = useSearchParams();
  const sessionId = params.get('session');
  // The open WebSocket makes the healer online, and it delivers a new request at once.
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: healerQueryKey });
    const line = openConnection({
      onUp: () => {
        setUp(true);
        pendingActions.retry();
        refresh();
      },
      onDown: () => {
        setUp(false);
        refresh();
      },
      // A running session often sends minutes and read marks, which do not affect the lists.
      onFrame(frame) {
        if (frame.type !== 'consultation') return;
        const { id, status } = frame.consultation;
        const listed = queries
          .getQueryData<DashboardReply>(healerQueryKey)
          ?.open.find((one) => one.id === id);
        if (listed?.status !== status) refresh();
      },
    });
    return () => line.close();
  }, [queries]);

  // The login session has expired: the page's guard requires a new login.
  const isOut = isCallError(error) && error.status === 401;
  useEffect(() => {
    if (isOut) void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [isOut, queries]);

  const requests = useMemo(() => data?.open.filter(isUnanswered) ?? [], [data]);
  useRequestAlarm(requests, useHasSound());

  if (!data)
    return (
      <div className="page py-6 md:py-10">
        <NotLoaded of={query} />
      </div>
    );
  const open = (id: string) => setParams({ session: id });
  const accepting = params.get('accept');
  const notification = accepting && (
    <AcceptFromNotification
      key={accepting}
      id={accepting}
      onOpen={open}
      onOver={() => setParams({})}
    />
  );
  const lists = (
    <>
      {!up && <Alert tone="wait">{labels.reconnecting}</Alert>}
      <OnlineSwitch reply={data} received={up || !isError} />
      <Requests reply={data} shown={sessionId} onOpen={open} />
      <Calendar reply={data} />
    </>
  );
  const extra = (
    <>
      <Earnings reply={data} />
      <Past shown={sessionId} />
    </>
  );
  if (!sessionId)
    return (
      <div className="page py-6 md:py-10">
        {notification}
        <DashboardHead name={data.healerName} />
        <div className="grid items-start gap-5 lg:grid-cols-[24rem_minmax(0,1fr)]">
          <div className="grid gap-5">{lists}</div>
          <div className="grid gap-5">{extra}</div>
        </div>
      </div>
    );
  return (
    <div className="lg:grid lg:grid-cols-[26rem_minmax(0,1fr)]">
      <h1 className="sr-only md:hidden">{labels.heading(data.healerName)}</h1>
      <Conversation
        key={sessionId}
        id={sessionId}
        back="/healer"
        pinned={<PinnedRequests requests={requests} onOpen={open} />}
      />
      <div className="grid content-start gap-5 p-5 max-md:hidden lg:order-first lg:h-[calc(100dvh-77px)] lg:overflow-y-auto">
        <DashboardHead name={data.healerName} />
        {lists}
        {extra}
      </div>
    </div>
  );
}

function DashboardHead({ name }: { name: string }) {
  const logOut = useLogOut();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-heading-m">{labels.heading(name)}</h1>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/healer/clients" kind="second" size="s">
          {clients.heading}
        </LinkButton>
        <LinkButton to="/healer/profile" kind="second" size="s">
          {t.settings.heading}
        </LinkButton>
        <Button kind="text" size="s" onClick={() => void logOut()}>
          {shell.logout}
        </Button>
      </div>
    </div>
  );
}

/**
 * The switch for the healer's online status. @param props.received false while the server is
 * unreachable and regards the healer as offline
 */
function OnlineSwitch({ reply, received }: { reply: DashboardReply; received: boolean }) {
  const queries = useQueryClient();
  const switching = usePendingAction('switch-desk');
  const turn = () =>
    void switching.run(async (signal) => {
      const now = await api(switchDashboardRoute, { body: { on: !reply.switchedOn } }, { signal });
      queries.setQueryData<DashboardReply>(
        healerQueryKey,
        (before) => before && { ...before, ...now },
      );
    });
  const online = reply.online && received;
  return (
    <div className="facet-card flex flex-wrap items-center justify-between gap-3 border border-line bg-surface p-5">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <span
          aria-hidden
          className={`size-3 rounded-full ${online ? 'bg-harit-700' : 'bg-marble-500'}`}
        />
        {online ? labels.online : labels.offline}
      </p>
      <Button
        kind={reply.switchedOn ? 'second' : 'done'}
        size="s"
        busy={switching.state !== 'idle'}
        onClick={turn}
      >
        {reply.switchedOn ? labels.off : labels.on}
      </Button>
      <AlarmSettings />
      <ReachableNote rings={reply.rings} />
      {switching.state === 'waiting' && <Alert tone="wait">{t.pending}</Alert>}
    </div>
  );
}

/** Past sessions, refetched when another one is opened. */
function Past({ shown: sessionId }: { shown: string | null }) {
  const { data } = useQuery({
    queryKey: [...healerQueryKey, 'past', sessionId],
    queryFn: () => api(listConsultations),
    staleTime: 0,
  });
  const past = data?.consultations.filter(({ status }) => status === 'ended') ?? [];
  if (past.length === 0) return null;
  return (
    <Card title={labels.past}>
      <ul className="-mx-5 divide-y divide-line md:-mx-7">
        {past.slice(0, 20).map((one) => (
          <SessionRow key={one.id} consultation={one} to={`/healer?session=${one.id}`} />
        ))}
      </ul>
    </Card>
  );
}
