import {
  type Consultation,
  consultationLimits,
  formatRupeesExact,
  indiaZone,
  type MessageDraft,
} from '@jyotiratna/contract';
import { Phone, Video } from 'lucide-react';
import { session as t } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';

type Props = {
  consultation: Consultation;
  other: string;
  onSay: (content: MessageDraft) => void;
  onTopUp: () => void;
};

const clockTime = new Intl.DateTimeFormat(language.tag, {
  timeStyle: 'short',
  timeZone: indiaZone,
});

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.6 } as const;

/**
 * The state of an open session before its start, and the connection to a phone or video session.
 */
export function CallNotice({ consultation, other, onSay: onSend, onTopUp }: Props) {
  const { status, side, missing, otherIsThere, wholePrice, bookingId } = consultation;
  const accepted = status === 'accepted';
  const { endsBy } = consultation;
  return (
    <>
      {endsBy && <Alert tone="info">{t.endsBy(clockTime.format(new Date(endsBy)))}</Alert>}
      {accepted && missing > 0 && (
        <Alert tone="wait">
          {side === 'customer' ? t.call.missing(formatRupeesExact(missing)) : t.call.missingOther}{' '}
          {side === 'customer' && (
            <button type="button" onClick={onTopUp} className="text-link min-h-11 font-semibold">
              {t.topUp}
            </button>
          )}
        </Alert>
      )}
      {accepted && missing === 0 && wholePrice !== null && side === 'customer' && (
        <Alert tone="info">
          {t.call.price(
            formatRupeesExact(wholePrice),
            consultationLimits.fixedPriceMs / consultationLimits.minuteMs,
          )}
        </Alert>
      )}
      {accepted && bookingId !== null && !otherIsThere && (
        <Alert tone="info">{t.call.opens(other)}</Alert>
      )}
      {consultation.elsewhere && (
        <Meeting consultation={consultation} contact={consultation.elsewhere} onSay={onSend} />
      )}
    </>
  );
}

type MeetingProps = Pick<Props, 'consultation' | 'onSay'> & {
  contact: NonNullable<Consultation['elsewhere']>;
};

/**
 * The meeting by telephone, or on another server; the healer's instructions are in the
 * conversation.
 */
function Meeting({
  consultation: { side, mode },
  contact: { phone, room },
  onSay: onSend,
}: MeetingProps) {
  const healer = side === 'healer';
  const note = (text: string) => () => {
    if (healer) onSend({ kind: 'text', text });
  };
  const customerLabels = mode === 'video' ? t.call.methodComes(phone) : t.call.phonesYou(phone);
  const healerLabels = mode === 'video' ? t.call.sendMethod : t.call.phone;
  return (
    <div className="grid justify-items-start gap-3">
      {!room && <p>{healer ? healerLabels : customerLabels}</p>}
      {room && (
        <a
          href={room}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'done', size: 's' })}
          onClick={note(t.call.joining)}
        >
          <Video {...icon} />
          {t.call.join}
        </a>
      )}
      {healer && phone && (
        <a
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          className={buttonClass({ kind: room ? 'second' : 'done', size: 's' })}
          onClick={note(t.call.calling)}
        >
          <Phone {...icon} />
          {t.call.phoneTo(phone)}
        </a>
      )}
    </div>
  );
}
