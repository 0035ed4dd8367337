import { formatRupees, formatRupeesExact } from '@jyotiratna/contract';
import { healerPresence, listConsultations, requestConsultation } from '@jyotiratna/contract/consultations';
import { readBalance } from '@jyotiratna/contract/wallet';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { session as texts } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useHealers } from '../../use-healers.ts';
import { balanceKey } from './balance-key.ts';
import { JoinWaitingList } from './join-waiting-list.tsx';

/** What a chat with this healer costs, and the button that requests it. */
export function StartPage({ healerId }: { healerId: string }) {
  const healers = useHealers();
  const healer = healers.data?.find(({ id }) => id === healerId);
  const navigate = useNavigate();
  const presence = useQuery({
    queryKey: ['presence'],
    queryFn: () => shop(healerPresence),
    refetchInterval: 15_000,
    staleTime: 0,
  });
  const told = presence.data?.healers.find(({ id }) => id === healerId);
  /** A person with a desk can be asked or waited for; a sample's slots are booked. */
  const live = told?.live ?? true;
  const away = live && told?.online === false;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { data } = useQuery({ queryKey: balanceKey, queryFn: () => shop(readBalance), staleTime: 0 });
  const past = useQuery({ queryKey: ['free-chats'], queryFn: () => shop(listConsultations), staleTime: 0 });
  const freeChatsHad = past.data?.freeChatsHad;
  /** What this page names; the shop takes no other price. */
  const shown = healer && { price: healer.chatPrice };
  const ask = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { consultation } = await shop(requestConsultation, { body: { healerId, ...shown } });
      await navigate(`/sessions/${consultation.id}`, { replace: true });
    } catch (error) {
      setRefusal(error);
      setBusy(false);
      if (isCallError(error) && error.code === 'price_changed') await healers.refetch();
    }
  };
  const code = isCallError(refusal) ? refusal.code : null;
  const openId = isCallError(refusal) ? refusal.body.consultationId : undefined;
  if (healers.isPending) return <Spinner label={controls.loading} />;
  if (healers.isError)
    return (
      <EmptyState
        tone="error"
        title={controls.somethingWrong}
        action={<Button onClick={() => void healers.refetch()}>{controls.retry}</Button>}
      >
        {healers.error.message}
      </EmptyState>
    );
  if (!healer)
    return (
      <EmptyState
        title={texts.start.unknown}
        action={<LinkButton to="/spiritual-healers">{texts.chooseHealer}</LinkButton>}
      />
    );
  return (
    <>
      <PageHead title={texts.start.heading(healer.name)} low />
      <div className="page max-w-2xl py-8 md:py-10">
        <Card title={texts.rate}>
          <div className="grid gap-1">
            <p className="figures">{texts.start.rate(formatRupees(healer.chatPrice))}</p>
            {freeChatsHad?.includes(healerId) ? (
              <p className="text-text-2">{texts.start.freeHad}</p>
            ) : (
              freeChatsHad && <p className="font-semibold text-harit-700">{texts.start.free(healer.freeMinutes)}</p>
            )}
            {live && !away && <p className="text-text-2">{texts.start.answer}</p>}
          </div>
          {data && (
            <p className="figures mt-4 border-t border-line pt-4">
              {texts.balance}: <span className="font-semibold">{formatRupeesExact(data.balance)}</span>
            </p>
          )}
          <div className="mt-5 grid gap-3">
            {refusal !== null && (
              <Alert tone="error" title={isCallError(refusal) ? refusal.title : undefined}>
                {isCallError(refusal) ? refusal.message : texts.notSent}
              </Alert>
            )}
            {away && refusal === null && <Alert tone="info">{texts.start.away(healer.name)}</Alert>}
            {!live && <Alert tone="info">{texts.start.byTime}</Alert>}
            {live && !away && (
              <Button kind="buy" size="l" wide busy={busy} busyLabel={texts.start.asking} onClick={() => void ask()}>
                {texts.start.ask}
              </Button>
            )}
            {code === 'balance_low' && (
              <LinkButton to="/sessions" kind="second">
                {texts.topUp}
              </LinkButton>
            )}
            {(away || (code === 'healer_offline' && live)) && (
              <JoinWaitingList healerId={healerId} price={healer.chatPrice} />
            )}
            {code === 'consultation_open' && (
              <LinkButton to={openId ? `/sessions/${openId}` : '/sessions'} kind="second">
                {texts.start.resume}
              </LinkButton>
            )}
            <LinkButton to={`/spiritual-healers?book=${healerId}&mode=chat`} kind={live ? 'text' : 'buy'}>
              {live ? texts.start.slot : texts.start.book}
            </LinkButton>
          </div>
        </Card>
      </div>
    </>
  );
}
