import type { DashboardReply } from '@jyotiratna/contract';
import { listConsultations } from '@jyotiratna/contract/consultations';
import { readHealerDashboard, switchDashboard } from '@jyotiratna/contract/healer-desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { shell } from '#messages/platform/shell.ts';
import { isCallError } from '../../../is-call-error.ts';
import { sessionQuery, useLogOut } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Conversation } from '../conversation.tsx';
import { openLine } from '../open-line.ts';
import { pendingActions } from '../pending-actions.ts';
import { SessionRow } from '../session-row.tsx';
import { usePendingAction } from '../use-pending-action.ts';
import { Earnings } from './desk-earnings.tsx';
import { dashboardKey } from './desk-key.ts';
import { Requests } from './desk-requests.tsx';

/** Timeout of the dashboard's response in ms. */
const readTimeoutMs = 8_000;

/** Requests, the session that is open, booked times and earnings. */
export function DashboardPage() {
  const queries = useQueryClient();
  const logOut = useLogOut();
  const [up, setUp] = useState(true);
  const { data, error, isError } = useQuery({
    queryKey: dashboardKey,
    queryFn: () => shop(readHealerDashboard, {}, { signal: AbortSignal.timeout(readTimeoutMs) }),
    // A browser that believes to be offline may be wrong.
    networkMode: 'always',
    refetchInterval: 10_000,
    staleTime: 0,
  });
  const [params, setParams] = useSearchParams();
  const visible = params.get('session');
  // The open connection is the healer's online status, and it delivers a new request at once.
  useEffect(() => {
    const second = () => void queries.invalidateQueries({ queryKey: dashboardKey });
    const line = openLine({
      onUp: () => {
        setUp(true);
        pendingActions.retry();
        second();
      },
      onDown: () => {
        setUp(false);
        second();
      },
      // A running session reports minutes and marks often, which do not affect the lists.
      onFrame(frame) {
        if (frame.type !== 'consultation') return;
        const { id, status } = frame.consultation;
        const existing = queries.getQueryData<DashboardReply>(dashboardKey)?.open.find((one) => one.id === id);
        if (existing?.status !== status) second();
      },
    });
    return () => line.close();
  }, [queries]);

  // The session has expired: the page's guard requires a new login.
  const isOut = isCallError(error) && error.status === 401;
  useEffect(() => {
    if (isOut) void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [isOut, queries]);

  if (!data) return <Spinner label={controls.loading} />;
  const open = (id: string) => setParams({ session: id });
  return (
    <div className="page py-6 md:py-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-heading-m">{t.desk.heading(data.healerName)}</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/healer/profile" kind="second" size="s">
            {t.settings.heading}
          </LinkButton>
          <Button kind="text" size="s" onClick={() => void logOut()}>
            {shell.logout}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-5 lg:row-span-2">
          {!up && <Alert tone="wait">{t.desk.reconnecting}</Alert>}
          <OnlineSwitch desk={data} received={up || !isError} />
          <Requests desk={data} shown={visible} onOpen={open} />
        </div>
        {visible && (
          <div className="grid max-lg:order-first">
            <Conversation key={visible} id={visible} />
          </div>
        )}
        <div className="grid gap-5">
          <Earnings desk={data} />
          <Past shown={visible} />
        </div>
      </div>
    </div>
  );
}

/** @param props.heard false while the shop is not reached: then it knows of no healer here */
function OnlineSwitch({ desk: dashboard, received }: { desk: DashboardReply; received: boolean }) {
  const queries = useQueryClient();
  const switching = usePendingAction('switch-desk');
  const turn = () =>
    void switching.run(async (signal) => {
      const now = await shop(switchDashboard, { body: { on: !dashboard.switchedOn } }, { signal });
      queries.setQueryData<DashboardReply>(dashboardKey, (before) => before && { ...before, ...now });
    });
  const online = dashboard.online && received;
  return (
    <div className="facet-card flex flex-wrap items-center justify-between gap-3 border border-line bg-surface p-5">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <span aria-hidden className={`size-3 rounded-full ${online ? 'bg-harit-700' : 'bg-marble-500'}`} />
        {online ? t.desk.online : t.desk.offline}
      </p>
      <Button kind={dashboard.switchedOn ? 'second' : 'done'} size="s" busy={switching.state !== 'idle'} onClick={turn}>
        {dashboard.switchedOn ? t.desk.off : t.desk.on}
      </Button>
      {switching.state === 'waiting' && <Alert tone="wait">{t.pending}</Alert>}
    </div>
  );
}

/** Sessions that are over. Read again when another one is opened. */
function Past({ shown: visible }: { shown: string | null }) {
  const { data } = useQuery({
    queryKey: [...dashboardKey, 'past', visible],
    queryFn: () => shop(listConsultations),
    staleTime: 0,
  });
  const past = data?.consultations.filter(({ status }) => status === 'ended') ?? [];
  if (past.length === 0) return null;
  return (
    <Card title={t.desk.past}>
      <ul className="-mx-5 divide-y divide-line md:-mx-7">
        {past.slice(0, 20).map((one) => (
          <SessionRow key={one.id} consultation={one} to={`/healer?session=${one.id}`} />
        ))}
      </ul>
    </Card>
  );
}
