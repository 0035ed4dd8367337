import { type Consultation, type DeskReply, formatRupeesExact, indiaZone, pathOf } from '@jyotiratna/contract';
import { acceptConsultation, endConsultation, listConsultations } from '@jyotiratna/contract/consultations';
import { healerStatement, healerStatementPaper, readDesk, switchDesk } from '@jyotiratna/contract/healer-desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { session as texts } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';
import { controls } from '#messages/platform/controls.ts';
import { shell } from '#messages/platform/shell.ts';
import { isCallError } from '../../../is-call-error.ts';
import { sessionQuery, useLogOut } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Conversation } from '../conversation.tsx';
import { openLine } from '../open-line.ts';
import { SessionRow } from '../session-row.tsx';

import { deskKey } from './desk-key.ts';

const when = new Intl.DateTimeFormat(language.tag, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: indiaZone,
});

const onDay = new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeZone: indiaZone });
const inMonth = new Intl.DateTimeFormat(language.tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** 'November 2026' from '2026-11'. */
const monthWords = (month: string) => inMonth.format(new Date(`${month}-01T00:00:00Z`));

/** Requests, the session that is open, booked times and earnings. */
export function DeskPage() {
  const queries = useQueryClient();
  const logOut = useLogOut();
  const { data, error } = useQuery({
    queryKey: deskKey,
    queryFn: () => shop(readDesk),
    refetchInterval: 10_000,
    staleTime: 0,
  });
  const [params, setParams] = useSearchParams();
  const shown = params.get('session');
  // The line is the sign of life, and tells at once of who asks.
  useEffect(() => {
    const again = () => void queries.invalidateQueries({ queryKey: deskKey });
    const line = openLine({
      onUp: again,
      onDown: () => {},
      // Of a session that runs, minutes and marks come often: the lists hold none of them.
      onFrame(frame) {
        if (frame.type !== 'consultation') return;
        const { id, status } = frame.consultation;
        const known = queries.getQueryData<DeskReply>(deskKey)?.open.find((one) => one.id === id);
        if (known?.status !== status) again();
      },
    });
    return () => line.close();
  }, [queries]);

  // The login has ended: the page's guard asks for it again.
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
          <Switch desk={data} />
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

function Switch({ desk }: { desk: DeskReply }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    const now = await shop(switchDesk, { body: { on: !desk.switchedOn } }).finally(() => setBusy(false));
    queries.setQueryData(deskKey, { ...desk, ...now });
  };
  return (
    <div className="facet-card flex flex-wrap items-center justify-between gap-3 border border-line bg-surface p-5">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <span aria-hidden className={`size-3 rounded-full ${desk.online ? 'bg-harit-700' : 'bg-marble-500'}`} />
        {desk.online ? texts.desk.online : texts.desk.offline}
      </p>
      <Button kind={desk.switchedOn ? 'second' : 'done'} size="s" busy={busy} onClick={() => void turn()}>
        {desk.switchedOn ? texts.desk.off : texts.desk.on}
      </Button>
    </div>
  );
}

type RequestsProps = { desk: DeskReply; shown: string | null; onOpen: (id: string) => void };

function Requests({ desk, shown, onOpen }: RequestsProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const act = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (error) {
      toast({ kind: 'error', title: error instanceof Error ? error.message : controls.somethingWrong });
    }
    await queries.invalidateQueries({ queryKey: deskKey });
  };
  const accept = ({ id }: Consultation) =>
    act(async () => {
      await shop(acceptConsultation, { params: { id } });
      onOpen(id);
    });
  return (
    <Card title={texts.desk.requests}>
      <div aria-live="polite">
        {desk.open.length === 0 && <p className="text-text-2">{texts.desk.noRequests}</p>}
        <ul className="grid gap-4">
          {desk.open.map((one) => (
            <li key={one.id} className="grid gap-2">
              <p>
                <span className="font-semibold">{one.customerName}</span>
                <span className="block text-small text-text-2">
                  {one.mode !== 'chat' && `${texts.mode[one.mode]} · `}
                  {texts.status[one.status]}
                </span>
              </p>
              {one.status === 'requested' || one.status === 'waiting' ? (
                <div className="flex gap-2">
                  <Button
                    size="s"
                    kind="done"
                    aria-label={
                      one.status === 'waiting'
                        ? texts.desk.callOf(one.customerName)
                        : texts.desk.acceptOf(one.customerName)
                    }
                    onClick={() => void accept(one)}
                  >
                    {one.status === 'waiting' ? texts.desk.call : texts.desk.accept}
                  </Button>
                  <Button
                    size="s"
                    kind="text"
                    aria-label={texts.desk.declineOf(one.customerName)}
                    onClick={() => void act(() => shop(endConsultation, { params: { id: one.id } }))}
                  >
                    {texts.desk.decline}
                  </Button>
                </div>
              ) : one.id === shown ? null : (
                <Button
                  size="s"
                  className="justify-self-start"
                  aria-label={texts.desk.openOf(one.customerName)}
                  onClick={() => onOpen(one.id)}
                >
                  {texts.open}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <h3 className="mt-6 mb-2 font-semibold">{texts.desk.calendar}</h3>
      {desk.booked.length === 0 && <p className="text-text-2">{texts.desk.noBooked}</p>}
      <ul className="divide-y divide-line">
        {desk.booked.map(({ id, startsAt, mode, name, phone }) => (
          <li key={id} className="figures py-2">
            <time dateTime={startsAt}>{when.format(new Date(startsAt))}</time>, {name}
            <span className="block text-small text-text-2">{texts.mode[mode]}</span>
            {phone && (
              <a
                href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                {texts.desk.phoneGuest(name, phone)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Earnings({ desk }: { desk: DeskReply }) {
  return (
    <Card title={texts.desk.earnings}>
      <p className="text-text-2">{texts.desk.share(desk.sharePercent)}</p>
      <p className="figures mb-3 font-semibold">{texts.desk.owed(formatRupeesExact(desk.owed))}</p>
      {desk.months.length === 0 && <p className="text-text-2">{texts.desk.noEarnings}</p>}
      <ul className="divide-y divide-line">
        {desk.months.map(({ month, sessions, minutes, share }) => (
          <li key={month} className="figures flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="flex flex-wrap gap-x-4">
              <a
                href={pathOf(healerStatementPaper, { query: { month } })}
                download
                className="text-link inline-flex min-h-11 items-center"
              >
                {texts.desk.statement(monthWords(month))}
              </a>
              <a
                href={pathOf(healerStatement, { query: { month } })}
                download
                aria-label={texts.desk.tableOf(monthWords(month))}
                className="text-link inline-flex min-h-11 items-center"
              >
                {texts.desk.table}
              </a>
            </span>
            <span>
              {texts.desk.sessions(sessions)}, {texts.minutes(minutes)}
            </span>
            <span className="font-semibold">{formatRupeesExact(share)}</span>
          </li>
        ))}
      </ul>
      {desk.payouts.length > 0 && (
        <ul className="mt-3 border-t border-line pt-3 text-small text-text-2">
          {desk.payouts.map(({ id, amount, reference, at }) => (
            <li key={id} className="figures py-1">
              {texts.desk.paidOut(formatRupeesExact(amount), onDay.format(new Date(at)), reference)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Sessions that are over. Read anew when another one is opened. */
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
