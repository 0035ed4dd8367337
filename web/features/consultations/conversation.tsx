import { consultationLimits } from '@jyotiratna/contract';
import { endConsultation } from '@jyotiratna/contract/consultations';
import { Gem, ScrollText } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useHealers } from '../../use-healers.ts';
import { HealerMark } from '../healers/healer-avatar.tsx';
import { AfterSession } from './after-session.tsx';
import { CallNotice } from './call-notice.tsx';
import { ClockBar } from './clock-bar.tsx';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';
import { SendImage } from './send-picture.tsx';
import { useConversation } from './use-conversation.ts';
import { usePendingAction } from './use-pending-action.ts';

const ShareKundli = lazy(() => import('./share-kundli.tsx'));
const RoomPanel = lazy(() => import('./room/room-panel.tsx'));
const RecommendRemedy = lazy(() => import('./recommend-remedy.tsx'));

/** A session as seen by either side: its clock, messages, and actions. */
export function Conversation({ id }: { id: string }) {
  const {
    told: result,
    log,
    up,
    heardAt: receivedAt,
    otherTypes,
    error,
    learn,
    sendMessage,
    show,
    type,
  } = useConversation(id);
  const { data: healers } = useHealers();
  const [dialogOpen, setDialogOpen] = useState(false);
  const [card, setCard] = useState(false);
  const ending = usePendingAction(`end:${id}`);
  const foot = useRef<HTMLDivElement>(null);
  const count = log.messages.length + log.pending.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useEffect(() => {
    const list = foot.current?.parentElement;
    if (list) list.scrollTop = list.scrollHeight;
  }, [count, otherTypes]);

  if (!result) {
    if (!error) return <Spinner label={controls.loading} />;
    return (
      <EmptyState tone="error" title={isCallError(error) ? error.title : controls.somethingInvalid}>
        {isCallError(error) ? error.message : controls.unknownError}
      </EmptyState>
    );
  }
  const { consultation } = result;
  const { side, status } = consultation;
  const other = side === 'customer' ? consultation.healerName : consultation.customerName;
  const healer = side === 'customer' && healers?.find((one) => one.id === consultation.healerId);
  const open = status === 'accepted' || status === 'running';
  const end = () => {
    setDialogOpen(false);
    void ending.run(async (signal) => {
      learn((await shop(endConsultation, { params: { id } }, { signal })).consultation);
    });
  };

  return (
    <section aria-label={t.with(other)} className="facet-card flex min-h-0 flex-col border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
        <div className="flex min-w-0 items-center gap-3">
          {healer && <HealerMark healer={healer} size="xs" />}
          <div className="min-w-0">
            <h2 className="text-heading-s">{other}</h2>
            <p role="status" className="text-small text-text-2">
              {t.status[status]}
            </p>
          </div>
        </div>
        {status !== 'ended' && (
          <Button
            kind="danger"
            size="s"
            busy={ending.state !== 'idle'}
            onClick={() => (open ? setDialogOpen(true) : end())}
          >
            {open ? t.end : status === 'waiting' ? t.waiting.leave : t.withdraw}
          </Button>
        )}
      </header>
      {consultation.startedAt && <ClockBar told={result} receivedAt={receivedAt} />}
      {status === 'running' && consultation.rooms && (
        <Suspense fallback={null}>
          <RoomPanel id={id} other={other} otherInRoom={consultation.otherInRoom} booked={consultation.mode} />
        </Suspense>
      )}
      <div className="grid gap-2 px-4 empty:hidden [&>*]:mt-3 [&>*]:mb-3">
        {!up && status !== 'ended' && <Alert tone="wait">{t.reconnecting}</Alert>}
        {ending.state === 'waiting' && status !== 'ended' && <Alert tone="error">{t.endPending}</Alert>}
        {status === 'requested' && side === 'customer' && <Alert tone="info">{t.start.answer}</Alert>}
        {open && <CallNotice consultation={consultation} other={other} onSay={sendMessage} />}
        {status === 'waiting' && (
          <Alert tone="info" title={t.waiting.ahead(consultation.ahead ?? 0)}>
            {side === 'customer' && t.waiting.lead}
          </Alert>
        )}
      </div>
      {(open || count > 0) && (
        <section
          aria-label={t.conversation}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls by keys
          tabIndex={0}
          className="h-[46dvh] min-h-64 overflow-y-auto px-4 py-4 md:h-[52dvh]"
        >
          {/* New messages are announced, once: without changes of their marks and without pending ones. */}
          <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t.conversation}>
            <ol className="grid gap-3">
              {log.messages.map((message) => (
                <MessageItem key={message.seq} message={message} consultation={consultation} />
              ))}
            </ol>
          </div>
          {log.pending.length > 0 && (
            <ol className="mt-3 grid gap-3">
              {log.pending.map(({ clientId, content, refused: rejected }) => (
                <li key={clientId} className="flex flex-col items-end">
                  <p className="max-w-[88%] rounded-md bg-mayur-50 px-4 py-2.5 whitespace-pre-wrap wrap-anywhere text-text-2">
                    {content.kind === 'text' ? content.text : '…'}
                  </p>
                  <p
                    role={rejected ? 'alert' : undefined}
                    className={`text-small ${rejected ? 'text-sindoor-700' : 'text-text-2'}`}
                  >
                    {rejected ? t.notSent : t.sending}
                  </p>
                </li>
              ))}
            </ol>
          )}
          {count === 0 && open && <p className="text-text-2">{t.empty}</p>}
          {otherTypes && <p className="mt-3 text-small text-text-2">{t.typing(other)}</p>}
          <div ref={foot} />
        </section>
      )}
      {open && (
        <footer className="grid gap-2 border-t border-line px-4 py-3">
          <Composer onSay={sendMessage} onType={type} disabled={false} />
          <div className="flex flex-wrap gap-x-2">
            <Button kind="text" size="s" onClick={() => setCard(true)}>
              {side === 'customer' ? (
                <ScrollText aria-hidden size={18} strokeWidth={1.6} />
              ) : (
                <Gem aria-hidden size={18} strokeWidth={1.6} />
              )}
              {side === 'customer' ? t.shareKundli : t.recommend}
            </Button>
            <SendImage onShow={show} />
          </div>
        </footer>
      )}
      {status === 'ended' && <AfterSession consultation={consultation} onChange={learn} />}
      <Suspense fallback={null}>
        {card && side === 'customer' && <ShareKundli onShare={sendMessage} onClose={() => setCard(false)} />}
        {card && side === 'healer' && <RecommendRemedy onRecommend={sendMessage} onClose={() => setCard(false)} />}
      </Suspense>
      <AlertDialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title={t.endSure}
        description={
          side === 'healer' && consultation.wholePrice !== null && consultation.clockMs < consultationLimits.assuredMs
            ? `${t.endText} ${t.call.early}`
            : t.endText
        }
        confirm={t.end}
        cancel={t.keepOn}
        danger
        onConfirm={end}
      />
    </section>
  );
}
