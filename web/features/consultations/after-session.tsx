import { type Consultation, formatRupeesExact } from '@jyotiratna/contract';
import { session as t } from '#messages/consultations/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { endLabels } from './ending-labels.ts';
import { JoinPendingList } from './join-waiting-list.tsx';
import { Rating } from './rating.tsx';
import { SessionDocuments } from './session-documents.tsx';
import { TranscriptActions } from './transcript-actions.tsx';

type Props = {
  consultation: Consultation;
  onChange: (consultation: Consultation) => void;
  onTopUp: () => void;
};

/**
 * The reason for the session's end, and the next steps: another session with the healer, rating,
 * bill and transcript.
 */
export function AfterSession({ consultation, onChange, onTopUp }: Props) {
  const { side, startedAt, refunded, refundRule, wholePrice } = consultation;
  const customer = side === 'customer';
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-4">
      <p>{endLabels(consultation)}</p>
      {refunded > 0 && customer && (
        <p>
          {refundRule && `${(wholePrice === null ? t.refundRule : t.refundFull)[refundRule]} `}
          {t.refunded(formatRupeesExact(refunded))}
        </p>
      )}
      {customer && <FollowUp consultation={consultation} onTopUp={onTopUp} />}
      {customer && startedAt && <Rating consultation={consultation} onChange={onChange} />}
      <SessionDocuments consultation={consultation} />
      <TranscriptActions consultation={consultation} onChange={onChange} />
    </div>
  );
}

/**
 * Links to another session with the healer. After a session that ended for lack of balance, the
 * top-up is here.
 */
function FollowUp({ consultation, onTopUp }: Pick<Props, 'consultation' | 'onTopUp'>) {
  const { endReason, healerId, healerName } = consultation;
  const isUnanswered = endReason === 'missed' || endReason === 'declined';
  const isShort = endReason === 'balance';
  return (
    <div className="flex flex-wrap gap-2">
      {isShort && <Button onClick={onTopUp}>{t.topUp}</Button>}
      {isUnanswered && <JoinPendingList healerId={healerId} />}
      <LinkButton to={`/sessions/new?healer=${healerId}`} kind="second">
        {t.chatAgain(healerName)}
      </LinkButton>
    </div>
  );
}
