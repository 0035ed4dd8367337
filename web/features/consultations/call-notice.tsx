import {
  type Consultation,
  consultationLimits,
  formatRupeesExact,
  indiaZone,
  type MessageDraft,
} from '@jyotiratna/contract';
import { Phone, Video } from 'lucide-react';
import { Link } from 'react-router';
import { session as texts } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';

type Props = { consultation: Consultation; other: string; onSay: (content: MessageDraft) => void };

const clockTime = new Intl.DateTimeFormat(language.tag, { timeStyle: 'short', timeZone: indiaZone });

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.6 } as const;

/** What an open session waits for before it begins, and how the two of a phone or video session come together. */
export function CallNotice({ consultation, other, onSay }: Props) {
  const { status, side, missing, otherIsThere, wholePrice, bookingId } = consultation;
  const accepted = status === 'accepted';
  const { endsBy } = consultation;
  return (
    <>
      {endsBy && <Alert tone="info">{texts.endsBy(clockTime.format(new Date(endsBy)))}</Alert>}
      {accepted && missing > 0 && (
        <Alert tone="wait">
          {side === 'customer' ? texts.call.missing(formatRupeesExact(missing)) : texts.call.missingOther}{' '}
          {side === 'customer' && (
            <Link to="/sessions" target="_blank" className="text-link font-semibold">
              {texts.topUp}
            </Link>
          )}
        </Alert>
      )}
      {accepted && missing === 0 && wholePrice !== null && side === 'customer' && (
        <Alert tone="info">
          {texts.call.price(formatRupeesExact(wholePrice), consultationLimits.wholeMs / consultationLimits.minuteMs)}
        </Alert>
      )}
      {accepted && bookingId !== null && !otherIsThere && <Alert tone="info">{texts.call.opens(other)}</Alert>}
      {consultation.elsewhere && (
        <Meeting consultation={consultation} elsewhere={consultation.elsewhere} onSay={onSay} />
      )}
    </>
  );
}

type MeetingProps = Pick<Props, 'consultation' | 'onSay'> & { elsewhere: NonNullable<Consultation['elsewhere']> };

/** By telephone, or on another server. What the healer does from here is noted in the conversation. */
function Meeting({ consultation: { side, mode }, elsewhere: { phone, room }, onSay }: MeetingProps) {
  const healer = side === 'healer';
  const note = (text: string) => () => {
    if (healer) onSay({ kind: 'text', text });
  };
  const customerWords = mode === 'video' ? texts.call.wayComes(phone) : texts.call.phonesYou(phone);
  const healerWords = mode === 'video' ? texts.call.sendWay : texts.call.phone;
  return (
    <div className="grid justify-items-start gap-3">
      {!room && <p>{healer ? healerWords : customerWords}</p>}
      {room && (
        <a
          href={room}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'done', size: 's' })}
          onClick={note(texts.call.joining)}
        >
          <Video {...icon} />
          {texts.call.join}
        </a>
      )}
      {healer && phone && (
        <a
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          className={buttonClass({ kind: room ? 'second' : 'done', size: 's' })}
          onClick={note(texts.call.calling)}
        >
          <Phone {...icon} />
          {texts.call.phoneTo(phone)}
        </a>
      )}
    </div>
  );
}
