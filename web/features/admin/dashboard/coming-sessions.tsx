import { type Dashboard, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { Panel, PanelRows } from '../layout/page.tsx';

/** The upcoming sessions. */
export function ComingSessions({ sessions: { total, next } }: { sessions: Dashboard['sessions'] }) {
  return (
    <Panel
      title={t.comingSessions}
      aside={
        <Link to="/admin/bookings" className="-my-2.5 inline-flex min-h-11 items-center text-link">
          {t.allBookings}
        </Link>
      }
    >
      <PanelRows
        empty={t.noSessionBooked}
        more={total > next.length && t.more(total - next.length)}
      >
        {next.map(({ id, date, time, name, phone, healerName, mode }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
            <span className="figures basis-60 font-semibold">
              {formatSlotDate(date)}, {formatSlotTime(time)}
            </span>
            <span className="min-w-0 grow basis-40">
              {healerName}, {mode}
            </span>
            <span className="figures text-small text-text-2">
              {name}, {phone}
            </span>
          </li>
        ))}
      </PanelRows>
    </Panel>
  );
}
