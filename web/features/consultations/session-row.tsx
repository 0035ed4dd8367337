import { type Consultation, formatRupeesExact, indiaZone } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { session as t } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';
import { endLabels } from './ending-labels.ts';

const moments = new Intl.DateTimeFormat(language.tag, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: indiaZone,
});

/** Date and time of an ISO 8601 instant in India, '24 Nov 2026, 8:41 am'. */
export const whenInIndia = (at: string) => moments.format(new Date(at));

/** One session in a list, as a link. */
export function SessionRow({ consultation, to }: { consultation: Consultation; to: string }) {
  const { side, customerName, healerName, status, requestedAt, startedAt, charged, refunded } =
    consultation;
  const other = side === 'customer' ? healerName : customerName;
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-4 md:px-7">
      <div className="min-w-0">
        <Link to={to} className="text-link font-semibold">
          {t.with(other)}
        </Link>
        <p className="figures text-small text-text-2">
          <time dateTime={requestedAt}>{whenInIndia(requestedAt)}</time>
          {' · '}
          {endLabels(consultation) ?? t.status[status]}
        </p>
      </div>
      {startedAt && (
        <p className="figures shrink-0 font-semibold">{formatRupeesExact(charged - refunded)}</p>
      )}
    </li>
  );
}
