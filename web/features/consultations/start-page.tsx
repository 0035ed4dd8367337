import { formatRupees, formatRupeesExact } from '@jyotiratna/contract';
import { healerPresence, requestConsultationRoute } from '@jyotiratna/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { presence } from '#messages/consultations/presence.ts';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import type { Healer } from '../../content/healer.ts';
import { isCallError } from '../../is-call-error.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useHealers } from '../../use-healers.ts';
import { freeMinutesWith } from './free-minutes.ts';
import { Question } from './question.tsx';
import { type Availability, StartChoices } from './start-choices.tsx';
import { useSummary } from './summary-query.ts';

/** The price of a chat with this healer, and the button that requests it. */
export function StartPage({ healerId }: { healerId: string }) {
  const healers = useHealers();
  const healer = healers.data?.find(({ id }) => id === healerId);
  if (healers.isPending) return <Spinner label={controls.loading} />;
  if (healers.isError)
    return (
      <EmptyState
        tone="error"
        title={controls.somethingInvalid}
        action={<Button onClick={() => void healers.refetch()}>{controls.retry}</Button>}
      >
        {healers.error.message}
      </EmptyState>
    );
  if (!healer)
    return (
      <EmptyState
        title={t.start.unknown}
        action={<LinkButton to="/spiritual-healers">{t.selectHealer}</LinkButton>}
      />
    );
  return <Start healer={healer} onPriceChange={() => void healers.refetch()} />;
}

type StartProps = { healer: Healer; onPriceChange: () => void };

function Start({ healer, onPriceChange }: StartProps) {
  const navigate = useNavigate();
  const state = useAvailability(healer.id);
  const summary = useSummary();
  const [question, setQuestion] = useState('');
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<unknown>(null);
  const request = async () => {
    setBusy(true);
    setRejection(null);
    try {
      // The server rejects any other price than the one displayed here.
      const body = { healerId: healer.id, price: healer.chatPrice, question };
      const { consultation } = await api(requestConsultationRoute, { body });
      await navigate(`/sessions/${consultation.id}`, { replace: true });
    } catch (error) {
      setRejection(error);
      setBusy(false);
      if (isCallError(error) && error.code === 'price_changed') onPriceChange();
    }
  };
  return (
    <>
      <PageHead title={t.start.heading(healer.name)} low />
      <div className="page max-w-2xl py-8 md:py-10">
        <Card title={t.rate}>
          <Price healer={healer} />
          {(!summary || summary.balance != null) && (
            <p className="figures mt-4 border-t border-line pt-4">
              {t.balance}:{' '}
              <span className="font-semibold">
                {summary?.balance == null ? '…' : formatRupeesExact(summary.balance)}
              </span>
            </p>
          )}
          <div className="mt-5 grid gap-3">
            {state.live && <Question value={question} onChange={setQuestion} />}
            <StartChoices
              healer={healer}
              state={state}
              rejection={rejection}
              busy={busy}
              question={question}
              onAsk={() => void request()}
              onPaid={() => setRejection(null)}
            />
          </div>
        </Card>
      </div>
    </>
  );
}

/** The price per minute, and the availability of free minutes for this customer. */
function Price({ healer }: { healer: Healer }) {
  const { id, chatPrice, freeMinutes } = healer;
  const summary = useSummary();
  const price = formatRupees(chatPrice);
  const offer = freeMinutesWith(summary, id, chatPrice);
  return (
    <div className="grid gap-1">
      <p className="figures">{t.start.rate(price)}</p>
      {/* Reserves the line's space, so that the button below does not move while it is being clicked. */}
      {!summary && <p aria-hidden>{'\u00a0'}</p>}
      {summary && offer === 'used' && <p className="text-text-2">{t.start.freeHad}</p>}
      {summary && offer === 'free' && (
        <p className="font-semibold text-harit-700">{t.start.free(freeMinutes)}</p>
      )}
      {summary && offer === 'with-balance' && <p>{presence.freeWithBalance(freeMinutes, price)}</p>}
    </div>
  );
}

/**
 * The availability of a healer: a real one can be requested or has a waiting list; a sample can
 * only be booked.
 */
function useAvailability(healerId: string): Availability {
  const { data } = useQuery({
    queryKey: ['presence'],
    queryFn: () => api(healerPresence),
    refetchInterval: 15_000,
    staleTime: 0,
  });
  const found = data?.healers.find(({ id }) => id === healerId);
  const live = found?.live ?? true;
  const reachable = found?.reachable ?? false;
  const isOffline = live && found?.online === false && !reachable;
  return {
    live,
    isOffline,
    reachable,
    waitMinutes: isOffline ? null : (found?.waitMinutes ?? null),
  };
}
