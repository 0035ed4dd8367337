import type { DeskReply } from '@jyotiratna/contract';
import { listConsultations } from '@jyotiratna/contract/consultations';
import { readDesk, switchDesk } from '@jyotiratna/contract/healer-desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { session as texts } from '#messages/consultations/session.ts';
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
import { deskKey } from './desk-key.ts';
import { Requests } from './desk-requests.tsx';

/** Ms for the desk's reply. */
const readTimeoutMs = 8_000;

/** Requests, the session that is open, booked times and earnings. */
export function DeskPage() {
  const queries = useQueryClient();
  const logOut = useLogOut();
  const [up, setUp] = useState(true);
  const { data, error, isError } = useQuery({
    queryKey: deskKey,
    queryFn: () => shop(readDesk, {}, { signal: AbortSignal.timeout(readTimeoutMs) }),
    // A browser that believes to be offline may be wrong.
    networkMode: 'always',
    refetchInterval: 10_000,
    staleTime: 0,
  });
  const [params, setParams] = useSearchParams();
  const shown = params.get('session');
  // The open line is what keeps the healer online, and it tells at once of a new request.
  useEffect(() => {
    const again = () => void queries.invalidateQueries({ queryKey: deskKey });
    const line = openLine({
      onUp: () => {
        setUp(true);
        pendingActions.retry();
        again();
      },
      onDown: () => {
        setUp(false);
        again();
      },
      // A running session reports minutes and marks often, none of which the lists show.
      onFrame(frame) {
        if (frame.type !== 'consultation') return;
        const { id, status } = frame.consultation;
        const known = queries.getQueryData<DeskReply>(deskKey)?.open.find((one) => one.id === id);
        if (known?.status !== status) again();
      },
    });
    return () => line.close();
  }, [queries]);

  // The login has ended: the page's guard requests it again.
  const isOut = isCallError(error) && error.status === 401;
  useEffect(() => {
    if (isOut) void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [isOut, queries]);

  if (!data) return <Spinner label={controls.loading} />;
  const open = (id: string) => setParams({ session: id });
  return (
    <div className="page py-6 md:py-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-heading-m">{texts.desk.heading(data.healerName)}</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/healer/profile" kind="second" size="s">
            {texts.settings.heading}
          </LinkButton>
          <Button kind="text" size="s" onClick={() => void logOut()}>
            {shell.logout}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-5 lg:row-span-2">
          {!up && <Alert tone="wait">{texts.desk.reconnecting}</Alert>}
          <OnlineSwitch desk={data} received={up || !isError} />
          <Requests desk={data} shown={shown} onOpen={open} />
        </div>
        {shown && (
          <div className="grid max-lg:order-first">
            <Conversation key={shown} id={shown} />
          </div>
        )}
        <div className="grid gap-5">
          <Earnings desk={data} />
          <Past shown={shown} />
        </div>
      </div>
    </div>
  );
}

/** @param props.heard false while the shop is not reached: then it knows of no healer here */
function OnlineSwitch({ desk, received }: { desk: DeskReply; received: boolean }) {
  const queries = useQueryClient();
  const switching = usePendingAction('switch-desk');
  const turn = () =>
    void switching.run(async (signal) => {
      const now = await shop(switchDesk, { body: { on: !desk.switchedOn } }, { signal });
      queries.setQueryData<DeskReply>(deskKey, (before) => before && { ...before, ...now });
    });
  const online = desk.online && received;
  return (
    <div className="facet-card flex flex-wrap items-center justify-between gap-3 border border-line bg-surface p-5">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <span aria-hidden className={`size-3 rounded-full ${online ? 'bg-harit-700' : 'bg-marble-500'}`} />
        {online ? texts.desk.online : texts.desk.offline}
      </p>
      <Button kind={desk.switchedOn ? 'second' : 'done'} size="s" busy={switching.state !== 'idle'} onClick={turn}>
        {desk.switchedOn ? texts.desk.off : texts.desk.on}
      </Button>
      {switching.state === 'waiting' && <Alert tone="wait">{texts.pending}</Alert>}
    </div>
  );
}

/** Sessions that are over. Read again when another one is opened. */
function Past({ shown }: { shown: string | null }) {
  const { data } = useQuery({
    queryKey: [...deskKey, 'past', shown],
    queryFn: () => shop(listConsultations),
    staleTime: 0,
  });
  const past = data?.consultations.filter(({ status }) => status === 'ended') ?? [];
  if (past.length === 0) return null;
  return (
    <Card title={texts.desk.past}>
      <ul className="-mx-5 divide-y divide-line md:-mx-7">
        {past.slice(0, 20).map((one) => (
          <SessionRow key={one.id} consultation={one} to={`/healer?session=${one.id}`} />
        ))}
      </ul>
    </Card>
  );
}
