import { type Booking, formatRupees, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Check, CircleSlash, Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { healers } from '#content/healers.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { modeNames } from './booking-values.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { downloadCalendarFile } from './download-calendar-file.ts';

const BookingDialog = lazy(() => import('./booking-dialog.tsx'));

type Props = {
  booking: Booking;
  /** Needed where this browser is not its owner. */
  token?: string | undefined;
  /** Under the page's heading, or under that of a section. */
  level?: 2 | 3;
};

/** A session with what can still be done about it. */
export function BookingRow({ booking, token, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const queries = useQueryClient();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const healer = healers.find(({ id }) => id === booking.healerId);
  const coming = booking.status === 'booked' && Date.parse(booking.startsAt) > Date.now();
  const changed = () => void queries.invalidateQueries({ queryKey: ['bookings'] });
  return (
    <div className="px-5 py-5 md:px-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <Heading className="font-text text-body font-semibold">
            {modeNames[booking.mode]} with {booking.healerName}
            {healer?.sample && <span className="font-normal text-text-2"> (sample)</span>}
          </Heading>
          <p className="figures mt-0.5">
            {formatSlotDate(booking.date)}, {formatSlotTime(booking.time)} IST
          </p>
          <p className="figures mt-0.5 text-small text-text-2">{priceOf(booking)}</p>
        </div>
        <BookingStatus status={booking.status} coming={coming} />
      </div>
      {booking.refund && booking.paid > 0 && (
        <p className="figures mt-2 text-small">
          {formatRupees(booking.refund.amount)} of {formatRupees(booking.paid)} comes back within 7-10 business days.
        </p>
      )}
      {coming && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="second" size="s" onClick={() => setOpen('move')}>
            Reschedule
          </Button>
          <Button kind="text" size="s" onClick={() => downloadCalendarFile(booking)}>
            <CalendarPlus aria-hidden size={20} strokeWidth={1.6} />
            Add to calendar
          </Button>
          <Button kind="text" size="s" onClick={() => setOpen('cancel')}>
            Cancel session
          </Button>
        </div>
      )}
      <CancelBooking
        booking={booking}
        token={token}
        open={open === 'cancel'}
        onOpenChange={(next) => setOpen(next ? 'cancel' : null)}
        onCancelled={changed}
      />
      {open === 'move' && healer && (
        <Suspense fallback={null}>
          <BookingDialog
            healer={healer}
            moving={{ booking, token }}
            onClose={() => setOpen(null)}
            onChanged={changed}
          />
        </Suspense>
      )}
    </div>
  );
}

function BookingStatus({ status, coming }: { status: Booking['status']; coming: boolean }) {
  if (status === 'cancelled') return <Chip icon={CircleSlash}>Cancelled</Chip>;
  if (coming)
    return (
      <Chip tone="good" icon={Check}>
        Booked
      </Chip>
    );
  return <Chip icon={Clock}>Over</Chip>;
}

function priceOf({ mode, price }: Booking): string {
  return mode === 'chat'
    ? `First ${price.freeMinutes} min free, then ${formatRupees(price.perMinute)} per minute`
    : `${formatRupees(price.session)}, due at the start`;
}
