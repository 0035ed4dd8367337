import { bookingDates, bookingTimes } from '@jyotiratna/contract';
import { listSlotsRoute } from '@jyotiratna/contract/healers';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { booking as t } from '#messages/healers/booking.ts';
import { api } from '../../api.ts';
import { formatTwelveHourTime, slotDate, slotDayParts, slotTime } from './slot-labels.ts';

type Props = {
  healerId: string;
  date: string;
  time: string;
  onChange: (slot: { date: string; time: string }) => void;
  error: string | undefined;
};

const groups = [
  [t.morning, bookingTimes.morning],
  [t.evening, bookingTimes.evening],
] as const;

const tile =
  'flex items-center justify-center border bg-marble-0 transition-colors duration-200 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus peer-checked:border-mayur-700 peer-checked:bg-mayur-700 peer-checked:text-marble-0';

/**
 * Selects one of the next days and one of its half hours. Booked times are struck through and
 * disabled.
 */
export function SlotChoice({ healerId, date, time, onChange, error }: Props) {
  const [dates] = useState(() => bookingDates(Date.now()));
  const note = useId();
  const { data, isError } = useQuery({
    queryKey: ['booking-slots', healerId, date],
    queryFn: () => api(listSlotsRoute, { query: { healerId, date } }),
  });
  const free = new Set(data?.slots.filter(({ available }) => available).map((slot) => slot.time));
  return (
    <>
      <fieldset>
        <legend className="mb-3 font-medium">{t.day}</legend>
        <div className="grid grid-cols-7 gap-1 sm:gap-2">
          {dates.map((each, index) => {
            const { weekday, day } = slotDayParts(each);
            return (
              <label key={each} className="relative">
                <input
                  type="radio"
                  name="date"
                  value={each}
                  checked={each === date}
                  onChange={() => onChange({ date: each, time: '' })}
                  aria-label={index === 0 ? t.todayIs(slotDate(each)) : slotDate(each)}
                  className="peer sr-only"
                />
                <span
                  className={`${tile} cut-lg min-h-14 flex-col border-marble-300 text-text-2 hover:border-ink-600 sm:min-h-15`}
                >
                  <span className="text-meta sm:text-small">{index === 0 ? t.today : weekday}</span>
                  <span className={`figures font-semibold ${each === date ? '' : 'text-text'}`}>
                    {day}
                  </span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset aria-describedby={error ? note : undefined} className="mt-6">
        <legend className="font-medium">
          {t.time} <span className="font-normal text-text-2">{t.timeOn(slotDate(date))}</span>
        </legend>
        {groups.map(([title, times]) => (
          <div key={title}>
            <p className="mt-3 mb-2 text-small text-text-2">{title}</p>
            <div className="grid grid-cols-4 gap-2">
              {times.map((each) => (
                <label key={each} className="relative">
                  <input
                    type="radio"
                    name="time"
                    value={each}
                    checked={each === time}
                    disabled={!free.has(each)}
                    onChange={() => onChange({ date, time: each })}
                    aria-label={slotTime(each)}
                    className="peer sr-only"
                  />
                  <span
                    className={`${tile} figures min-h-11 rounded-md border-marble-500 font-medium hover:border-ink-600 peer-disabled:border-marble-100 peer-disabled:bg-marble-100 peer-disabled:text-ink-600 ${data ? 'peer-disabled:line-through' : ''}`}
                  >
                    {formatTwelveHourTime(each)}
                  </span>
                </label>
              ))}
            </div>
          </div>
        ))}
        {data && free.size === 0 && <p className="mt-3 text-small text-text-2">{t.noTimeLeft}</p>}
        {(error || isError) && (
          <p
            id={note}
            role="alert"
            className="mt-3 flex items-start gap-1.5 text-small font-medium text-sindoor-700"
          >
            <CircleAlert aria-hidden size={16} strokeWidth={1.8} className="mt-px shrink-0" />
            {error ?? t.timesFailed}
          </p>
        )}
      </fieldset>
    </>
  );
}
