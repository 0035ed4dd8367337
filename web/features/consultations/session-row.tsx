import { type Consultation, formatRupeesExact } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { language } from '#messages/language.ts';
import { session as texts } from '#messages/session.ts';
import { endingWords } from './ending-words.ts';

const when = new Intl.DateTimeFormat(language.tag, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** One session in a list, with the way into it. */
export function SessionRow({ consultation, to }: { consultation: Consultation; to: string }) {
  const { side, customerName, healerName, status, requestedAt, startedAt, charged, refunded } = consultation;
  const other = side === 'customer' ? healerName : customerName;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4 md:px-7">
      <div className="min-w-0">
        <Link to={to} className="text-link font-semibold">
          {texts.with(other)}
        </Link>
        <p className="figures text-small text-text-2">
          <time dateTime={requestedAt}>{when.format(new Date(requestedAt))}</time>
          {' · '}
          {endingWords(consultation) ?? texts.status[status]}
        </p>
      </div>
      {startedAt && <p className="figures font-semibold">{formatRupeesExact(charged - refunded)}</p>}
    </li>
  );
}
