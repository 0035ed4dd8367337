import { type Consultation, type DashboardReply, indiaZone } from '@jyotiratna/contract';
import { acceptConsultation, endConsultation } from '@jyotiratna/contract/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { session as t } from '#messages/consultations/session.ts';
import { language } from '#messages/language.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Attempt } from '../pending-actions.ts';
import { usePendingAction } from '../use-pending-action.ts';
import { dashboardKey } from './desk-key.ts';

const when = new Intl.DateTimeFormat(language.tag, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: indiaZone,
});

type Props = { desk: DashboardReply; shown: string | null; onOpen: (id: string) => void };

/** Requested and open sessions, and bookings. */
export function Requests({ desk: dashboard, shown: displayed, onOpen }: Props) {
  return (
    <Card title={t.desk.requests}>
      <div aria-live="polite">
        {dashboard.open.length === 0 && <p className="text-text-2">{t.desk.noRequests}</p>}
        <ul className="grid gap-4">
          {dashboard.open.map((one) => (
            <li key={one.id} className="grid gap-2">
              <p>
                <span className="font-semibold">{one.customerName}</span>
                <span className="block text-small text-text-2">
                  {one.mode !== 'chat' && `${t.mode[one.mode]} · `}
                  {t.status[one.status]}
                </span>
              </p>
              {one.status === 'requested' || one.status === 'waiting' ? (
                <ResponseBody request={one} onOpen={onOpen} />
              ) : one.id === displayed ? null : (
                <Button
                  size="s"
                  className="justify-self-start"
                  aria-label={t.desk.openOf(one.customerName)}
                  onClick={() => onOpen(one.id)}
                >
                  {t.open}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <h3 className="mt-6 mb-2 font-semibold">{t.desk.calendar}</h3>
      {dashboard.booked.length === 0 && <p className="text-text-2">{t.desk.noBooked}</p>}
      <ul className="divide-y divide-line">
        {dashboard.booked.map(({ id, startsAt, mode, name, phone }) => (
          <li key={id} className="figures py-2">
            <time dateTime={startsAt}>{when.format(new Date(startsAt))}</time>, {name}
            <span className="block text-small text-text-2">{t.mode[mode]}</span>
            {phone && (
              <a
                href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t.desk.phoneGuest(name, phone)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Accepts a request, or calls from the waiting list; declines it. */
function ResponseBody({ request, onOpen }: { request: Consultation; onOpen: Props['onOpen'] }) {
  const { id, customerName, status } = request;
  const queries = useQueryClient();
  const { state, run } = usePendingAction(`answer:${id}`);
  const busy = state !== 'idle';
  const act = async (attempt: Attempt) => {
    await run(attempt);
    await queries.invalidateQueries({ queryKey: dashboardKey });
  };
  const accept = () =>
    act(async (signal) => {
      await shop(acceptConsultation, { params: { id } }, { signal });
      onOpen(id);
    });
  const decline = () =>
    act(async (signal) => {
      await shop(endConsultation, { params: { id } }, { signal });
    });
  const { call, callOf, accept: acceptText, acceptOf, decline: declineText, declineOf } = t.desk;
  const queued = status === 'waiting';
  return (
    <>
      <div className="flex gap-2">
        <Button
          size="s"
          kind="done"
          busy={busy}
          aria-label={queued ? callOf(customerName) : acceptOf(customerName)}
          onClick={() => void accept()}
        >
          {queued ? call : acceptText}
        </Button>
        <Button size="s" kind="text" busy={busy} aria-label={declineOf(customerName)} onClick={() => void decline()}>
          {declineText}
        </Button>
      </div>
      {state === 'waiting' && <Alert tone="wait">{t.pending}</Alert>}
    </>
  );
}
