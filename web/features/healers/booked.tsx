import { type Booking, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { CalendarPlus, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { modeNames } from './booking-values.ts';
import { downloadCalendarFile } from './download-calendar-file.ts';

type Props = { booking: Booking; name: string; moved: boolean; onReschedule: () => void };

/** 'You are booked': what, when, and what can be done about it. The focus comes here, so that it is read out. */
export function Booked({ booking, name, moved, onReschedule }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="overflow-y-auto px-5 pb-8 text-center sm:px-8">
      <div className="cut-lg mx-auto grid size-14 place-items-center bg-harit-700 text-marble-0">
        <Check aria-hidden size={28} strokeWidth={1.8} />
      </div>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-heading-m">
        {moved ? 'Your session has moved' : 'You are booked'}
      </h2>
      <p className="mt-4 font-semibold">
        {modeNames[booking.mode]} with {name}
      </p>
      <p className="figures mt-1">
        {formatSlotDate(booking.date)}, {formatSlotTime(booking.time)} IST
      </p>
      <p className="mx-auto mt-4 max-w-[44ch] text-small wrap-anywhere text-text-2">
        We have sent the confirmation to {booking.email}. Its link moves or cancels the session.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => downloadCalendarFile(booking)}>
          <CalendarPlus aria-hidden size={20} strokeWidth={1.6} />
          Add to calendar
        </Button>
        <Button kind="second" onClick={onReschedule}>
          Reschedule
        </Button>
      </div>
    </div>
  );
}
