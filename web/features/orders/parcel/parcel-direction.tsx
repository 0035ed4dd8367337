import type { OrderParcel } from '@jyotiratna/contract';
import { parcelStates as states, parcel as t } from '#messages/orders/parcel.ts';
import { formatMoment, formatOrderDay } from '../dates.ts';

/** The tracking of a parcel: its current state and its events, latest first. */
export function ParcelDirection({ parcel }: { parcel: OrderParcel }) {
  const { state, carrier, awb, trackingUrl, expectedOn, events } = parcel;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{states[state]}</p>
      <p className="figures wrap-anywhere">{t.number(carrier, awb)}</p>
      {expectedOn && <p>{t.expected(formatOrderDay(expectedOn))}</p>}
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className="target justify-self-start text-link"
        >
          {t.follow}
        </a>
      )}
      {events.length === 0 ? (
        <p className="text-text-2">{t.noEvents}</p>
      ) : (
        <ol aria-label={t.events} className="grid gap-2 border-t border-line pt-3 text-small">
          {events.map((event) => (
            <li
              key={`${event.at} ${event.state} ${event.remark}`}
              className="flex flex-wrap gap-x-3"
            >
              <time dateTime={event.at} className="figures text-text-2">
                {formatMoment(event.at)}
              </time>
              <span className="wrap-anywhere">
                {[event.state ? states[event.state] : event.remark, event.place]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
