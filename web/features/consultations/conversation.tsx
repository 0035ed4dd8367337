import { type Consultation, consultationLimits } from '@jyotiratna/contract';
import { endConsultation } from '@jyotiratna/contract/consultations';
import { Flag, Gem, ScrollText } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import { isCallError } from '../../is-call-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AfterSession } from './after-session.tsx';
import { BesideChart } from './beside-chart.tsx';
import { CallNotice } from './call-notice.tsx';
import { ChatAction } from './chat-action.tsx';
import { ChatHead } from './chat-head.tsx';
import { ChatLog } from './chat-log.tsx';
import { ClockBar } from './clock-bar.tsx';
import { Composer } from './composer.tsx';
import { SendImage } from './send-image.tsx';
import { useConversation } from './use-conversation.ts';
import { usePendingAction } from './use-pending-action.ts';
import { useVisibleArea } from './use-visible-area.ts';
import './chat-screen.css';

const ShareKundli = lazy(() => import('./share-kundli.tsx'));
const TopUpPanel = lazy(() => import('./top-up-panel.tsx'));
const RoomPanel = lazy(() => import('./room/room-panel.tsx'));
const ReportDialog = lazy(() => import('./report-dialog.tsx'));
const RecommendRemedy = lazy(() => import('./recommend-remedy.tsx'));

type Props = {
  id: string;
  /** The target of the back link on a small screen. */
  back: string;
  /** Content above the conversation that does not scroll with it: requests to a healer. */
  pinned?: ReactNode;
};

/** The full-screen view of a session for either participant: clock, messages and actions. */
export function Conversation({ id, back, pinned }: Props) {
  useVisibleArea();
  const { timed, log, up, heardAt, otherTypes, error, learn, sendMessage, show, type } =
    useConversation(id);
  const [card, setCard] = useState<'none' | 'card' | 'top-up' | 'report'>('none');
  const ending = usePendingAction(`end:${id}`);
  const close = () => setCard('none');
  if (!timed) {
    if (!error) return <Spinner label={controls.loading} />;
    return (
      <EmptyState tone="error" title={isCallError(error) ? error.title : controls.somethingInvalid}>
        {isCallError(error) ? error.message : controls.unknownError}
      </EmptyState>
    );
  }
  const { consultation } = timed;
  const { side, status } = consultation;
  const other = side === 'customer' ? consultation.healerName : consultation.customerName;
  const isOpen = status === 'accepted' || status === 'running';
  const topUp = () => setCard('top-up');

  return (
    <section aria-label={t.with(other)} className="chat-screen border-line bg-surface md:border-x">
      {pinned}
      <ChatHead consultation={consultation} other={other} back={back}>
        {status !== 'ended' && <EndSession consultation={consultation} onChange={learn} />}
        <Button
          kind="text"
          size="s"
          title={t.report.open}
          aria-label={t.report.open}
          className="px-2.5"
          onClick={() => setCard('report')}
        >
          <Flag aria-hidden size={18} strokeWidth={1.6} />
        </Button>
      </ChatHead>
      {consultation.startedAt && <ClockBar timed={timed} receivedAt={heardAt} onTopUp={topUp} />}
      {status === 'running' && consultation.rooms && (
        <Suspense fallback={null}>
          <RoomPanel
            id={id}
            other={other}
            otherInRoom={consultation.otherInRoom}
            booked={consultation.mode}
          />
        </Suspense>
      )}
      <div className="grid max-h-[40%] shrink-0 gap-2 overflow-y-auto px-4 py-2 empty:hidden">
        {!up && status !== 'ended' && <Alert tone="wait">{t.reconnecting}</Alert>}
        {ending.state === 'waiting' && status !== 'ended' && (
          <Alert tone="error">{t.endPending}</Alert>
        )}
        {consultation.blocked && <Alert tone="info">{t.report.blocked(other)}</Alert>}
        {status === 'requested' && side === 'customer' && (
          <Alert tone="info">{t.start.answer}</Alert>
        )}
        {isOpen && (
          <CallNotice
            consultation={consultation}
            other={other}
            onSay={sendMessage}
            onTopUp={topUp}
          />
        )}
        {status === 'waiting' && (
          <Alert tone="info" title={t.waiting.ahead(consultation.ahead ?? 0)}>
            {side === 'customer' && t.waiting.lead}
          </Alert>
        )}
      </div>
      <Suspense fallback={null}>{card === 'top-up' && <TopUpPanel onClose={close} />}</Suspense>
      <BesideChart>
        <ChatLog consultation={consultation} log={log} typing={otherTypes ? other : null}>
          {status === 'ended' && (
            <AfterSession consultation={consultation} onChange={learn} onTopUp={topUp} />
          )}
        </ChatLog>
        {isOpen && (
          <footer className="shrink-0 border-t border-line px-2 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-4">
            <Composer
              of={consultation.id}
              onSay={sendMessage}
              onType={type}
              actions={
                <>
                  <ChatAction
                    Icon={side === 'customer' ? ScrollText : Gem}
                    label={side === 'customer' ? t.shareKundli : t.recommend}
                    onPress={() => setCard('card')}
                  />
                  <SendImage onShow={show} />
                </>
              }
            />
          </footer>
        )}
      </BesideChart>
      <Suspense fallback={null}>
        {card === 'card' && side === 'customer' && (
          <ShareKundli onShare={sendMessage} onClose={close} />
        )}
        {card === 'report' && (
          <ReportDialog
            consultation={consultation}
            other={other}
            onChange={learn}
            onClose={close}
          />
        )}
        {card === 'card' && side === 'healer' && (
          <RecommendRemedy onRecommend={sendMessage} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}

type EndProps = { consultation: Consultation; onChange: (consultation: Consultation) => void };

/**
 * A button that ends the session, or withdraws the request; while the server is unreachable, the
 * page says so and retries.
 */
function EndSession({ consultation, onChange }: EndProps) {
  const { id, status, side, wholePrice, clockMs } = consultation;
  const [dialogOpen, setDialogOpen] = useState(false);
  const ending = usePendingAction(`end:${id}`);
  const isOpen = status === 'accepted' || status === 'running';
  const isEarly =
    side === 'healer' && wholePrice !== null && clockMs < consultationLimits.assuredMs;
  const end = () => {
    setDialogOpen(false);
    void ending.run(async (signal) => {
      onChange((await api(endConsultation, { params: { id } }, { signal })).consultation);
    });
  };
  return (
    <>
      <Button
        kind="danger"
        size="s"
        busy={ending.state !== 'idle'}
        onClick={() => (isOpen ? setDialogOpen(true) : end())}
      >
        {isOpen ? t.end : status === 'waiting' ? t.waiting.leave : t.withdraw}
      </Button>
      <AlertDialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title={t.endSure}
        description={isEarly ? `${t.endText} ${t.call.early}` : t.endText}
        confirm={t.end}
        cancel={t.keepOn}
        danger
        onConfirm={end}
      />
    </>
  );
}
