import type { Booking } from '@jyotiratna/contract';
import { CalendarPlus, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { booking as t } from '#messages/healers/booking.ts';
import { Button } from '../../ui/button.tsx';
import { downloadCalendarFile } from './download-calendar-file.ts';
import { slotDate, slotTime } from './slot-labels.ts';

type Props = { booking: Booking; name: string; moved: boolean; onReschedule: () => void };

/**
 * 'You are booked': session, time, and actions. It gets the focus, so that screen readers announce
 * it.
 */
export function Booked({ booking, name, moved, onReschedule }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="overflow-y-auto px-5 pb-8 text-center sm:px-8">
      <div className="cut-lg mx-auto grid size-14 place-items-center bg-harit-700 text-marble-0">
        <Check aria-hidden size={28} strokeWidth={1.8} />
      </div>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-heading-m">
        {moved ? t.moved : t.done}
      </h2>
      <p className="mt-4 font-semibold">{t.modeWith(t.modes[booking.mode], name)}</p>
      <p className="figures mt-1">{t.when(slotDate(booking.date), slotTime(booking.time))}</p>
      <p className="mx-auto mt-4 max-w-[44ch] text-small wrap-anywhere text-text-2">
        {t.confirmationSent(booking.email)}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => downloadCalendarFile(booking)}>
          <CalendarPlus aria-hidden size={20} strokeWidth={1.6} />
          {t.calendar}
        </Button>
        <Button kind="second" onClick={onReschedule}>
          {t.reschedule}
        </Button>
      </div>
    </div>
  );
}
