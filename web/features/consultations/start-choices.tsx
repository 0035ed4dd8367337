import { presence } from '#messages/consultations/presence.ts';
import { session as t } from '#messages/consultations/session.ts';
import type { Healer } from '../../content/healer.ts';
import { isCallError } from '../../is-call-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { AlertWhenFree } from './alert-when-free.tsx';
import { JoinPendingList } from './join-waiting-list.tsx';
import { TopUpHere } from './top-up-here.tsx';

/**
 * `live`: the healer is at the dashboard and responds at once; `reachable`: a request rings on the
 * healer's phone; `waitMinutes`: the expected duration of the current session, null if free.
 */
export type Availability = {
  live: boolean;
  isOffline: boolean;
  reachable: boolean;
  waitMinutes: number | null;
};

type Props = {
  healer: Healer;
  state: Availability;
  /** The error of the rejected request; null without one. */
  rejection: unknown;
  busy: boolean;
  question: string;
  onAsk: () => void;
  onPaid: () => void;
};

/** The currently possible ways to contact this healer: chat, waiting list, alert, booking. */
export function StartChoices({ healer, state, rejection, busy, question, onAsk, onPaid }: Props) {
  const { id: healerId, name, chatPrice } = healer;
  const { live, isOffline, reachable, waitMinutes } = state;
  const code = isCallError(rejection) ? rejection.code : null;
  const openId = isCallError(rejection) ? rejection.body.consultationId : undefined;
  const inSession = live && waitMinutes !== null;
  const isUnavailable = isOffline || inSession || (code === 'healer_offline' && live);
  const requests = live && !isOffline && !inSession;
  return (
    <>
      {rejection !== null && (
        <Alert tone="error" title={isCallError(rejection) ? rejection.title : undefined}>
          {isCallError(rejection) ? rejection.message : t.notSent}
        </Alert>
      )}
      {isOffline && rejection === null && <Alert tone="info">{t.start.away(name)}</Alert>}
      {inSession && <Alert tone="info">{presence.inSession(name, waitMinutes)}</Alert>}
      {!live && <Alert tone="info">{t.start.byTime}</Alert>}
      {code === 'balance_low' && <TopUpHere onPaid={onPaid} />}
      {requests && (
        <p className="text-small text-text-2">
          {reachable ? presence.reach.answer : t.start.answer}
        </p>
      )}
      {requests && (
        <Button kind="buy" size="l" wide busy={busy} busyLabel={t.start.asking} onClick={onAsk}>
          {t.start.request}
        </Button>
      )}
      {isUnavailable && (
        <JoinPendingList healerId={healerId} price={chatPrice} question={question} />
      )}
      {isUnavailable && <AlertWhenFree healerId={healerId} name={name} />}
      {code === 'consultation_open' && (
        <LinkButton to={openId ? `/sessions/${openId}` : '/sessions'} kind="second">
          {t.start.resume}
        </LinkButton>
      )}
      <LinkButton to={`/spiritual-healers?book=${healerId}&mode=chat`} kind={live ? 'text' : 'buy'}>
        {live ? t.start.slot : t.start.book}
      </LinkButton>
    </>
  );
}
