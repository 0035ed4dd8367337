import { type Consultation, type DashboardReply, indiaZone } from '@jyotiratna/contract';
import { session as t } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RequestCard } from './request-card.tsx';

const labels = t.dashboard;

const when = new Intl.DateTimeFormat(language.tag, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: indiaZone,
});

type Props = { reply: DashboardReply; shown: string | null; onOpen: (id: string) => void };

/** Whether a customer is waiting for the healer's response. */
export const isUnanswered = ({ status }: Consultation): boolean =>
  status === 'requested' || status === 'waiting';

/** Customers with a request or an open session; waiting ones first. */
export function Requests({ reply, shown: openId, onOpen }: Props) {
  const open = reply.open.toSorted(
    (one, other) => Number(isUnanswered(other)) - Number(isUnanswered(one)),
  );
  return (
    <Card title={labels.requests}>
      <div aria-live="polite">
        {open.length === 0 && <p className="text-text-2">{labels.noRequests}</p>}
        <ul className="grid gap-4 divide-y divide-line [&>*+*]:pt-4">
          {open.map((one) => (
            <li key={one.id}>
              {isUnanswered(one) ? (
                <RequestCard request={one} onOpen={onOpen} />
              ) : (
                <OpenSession session={one} shown={one.id === openId} onOpen={onOpen} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

type OpenProps = { session: Consultation; shown: boolean; onOpen: Props['onOpen'] };

function OpenSession({
  session: { id, customerName, mode, status },
  shown: isShown,
  onOpen,
}: OpenProps) {
  return (
    <div className="grid gap-2">
      <p>
        <span className="font-semibold">{customerName}</span>
        <span className="block text-small text-text-2">
          {mode !== 'chat' && `${t.mode[mode]} · `}
          {t.status[status]}
        </span>
      </p>
      {!isShown && (
        <Button
          size="s"
          className="justify-self-start"
          aria-label={labels.openOf(customerName)}
          onClick={() => onOpen(id)}
        >
          {t.open}
        </Button>
      )}
    </div>
  );
}

/** Upcoming booked sessions. */
export function Calendar({ reply }: { reply: DashboardReply }) {
  return (
    <Card title={labels.calendar}>
      {reply.booked.length === 0 && <p className="text-text-2">{labels.noBooked}</p>}
      <ul className="divide-y divide-line">
        {reply.booked.map(({ id, startsAt, mode, name, phone }) => (
          <li key={id} className="figures py-2">
            <time dateTime={startsAt}>{when.format(new Date(startsAt))}</time>, {name}
            <span className="block text-small text-text-2">{t.mode[mode]}</span>
            {phone && (
              <a
                href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                {labels.phoneGuest(name, phone)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
