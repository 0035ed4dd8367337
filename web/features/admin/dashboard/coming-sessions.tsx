import { type Dashboard, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { Panel } from '../layout/panel.tsx';

/** The upcoming sessions. */
export function ComingSessions({ sessions: { total, next } }: { sessions: Dashboard['sessions'] }) {
  return (
    <Panel
      title="Coming sessions"
      aside={
        <Link to="/admin/bookings" className="-my-2.5 inline-flex min-h-11 items-center text-link">
          All bookings
        </Link>
      }
    >
      {next.length === 0 ? (
        <p className="text-text-2">No session is booked.</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
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
        </ul>
      )}
      {total > next.length && <p className="mt-2 text-small text-text-2">And {total - next.length} more.</p>}
    </Panel>
  );
}
