import { type Booking, consultationLimits, formatRupees } from '@jyotiratna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Check, CircleSlash, Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { booking as t } from '#messages/healers/booking.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useHealers } from '../../use-healers.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { downloadCalendarFile } from './download-calendar-file.ts';
import { HealerPortrait } from './healer-avatar.tsx';
import { slotDate, slotTime } from './slot-labels.ts';
import { useLive } from './use-live.ts';

const BookingDialog = lazy(() => import('./booking-dialog.tsx'));

type Props = {
  booking: Booking;
  /** The secret; required if this browser is not logged in as the owner. */
  token?: string | undefined;
  /** The heading's level: below the page's heading, or below that of a section. */
  level?: 2 | 3;
};

/** A session with its possible actions. */
export function BookingRow({ booking, token, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const queries = useQueryClient();
  const live = useLive();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { data: healers, isPending } = useHealers();
  const healer = healers?.find(({ id }) => id === booking.healerId);
  /** A withdrawn healer keeps existing bookings, but offers no other times. */
  const movable = isPending || healer !== undefined;
  const coming = booking.status === 'booked' && Date.parse(booking.startsAt) > Date.now();
  const changed = () => void queries.invalidateQueries({ queryKey: ['bookings'] });
  return (
    <div className="px-5 py-5 md:px-7">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {healer && <HealerPortrait healer={healer} size="s" />}
        <div className="min-w-0 grow basis-56">
          <Heading className="font-text text-body font-semibold">
            {t.modeWith(t.modes[booking.mode], booking.healerName)}
            {healer?.sample && <span className="font-normal text-text-2"> {t.sample}</span>}
          </Heading>
          <p className="figures mt-0.5">{t.when(slotDate(booking.date), slotTime(booking.time))}</p>
          <p className="figures mt-0.5 text-small text-text-2">{priceOf(booking)}</p>
        </div>
        <BookingStatus status={booking.status} coming={coming} />
      </div>
      {booking.refund && booking.paid > 0 && (
        <p className="figures mt-2 text-small">
          {t.refundComes(
            formatRupees(booking.refund.amount + booking.refund.extra),
            formatRupees(booking.paid),
          )}
        </p>
      )}
      {opensNow(booking) && live(booking.healerId) && (
        <LinkButton to="/sessions" size="s" className="mt-3">
          {t.goToSession}
        </LinkButton>
      )}
      {coming && (
        <div className="mt-3 flex flex-wrap gap-2">
          {movable && (
            <Button kind="second" size="s" onClick={() => setOpen('move')}>
              {t.reschedule}
            </Button>
          )}
          <Button kind="text" size="s" onClick={() => downloadCalendarFile(booking)}>
            <CalendarPlus aria-hidden size={20} strokeWidth={1.6} />
            {t.calendar}
          </Button>
          <Button kind="text" size="s" onClick={() => setOpen('cancel')}>
            {t.cancel.action}
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

/**
 * Whether the session can be opened: booked, and from 5 minutes before its start until `bookedMs`
 * after it.
 */
function opensNow({ status, startsAt }: Booking): boolean {
  const past = Date.now() - Date.parse(startsAt);
  return status === 'booked' && past > -5 * 60_000 && past < consultationLimits.bookedMs;
}

function BookingStatus({ status, coming }: { status: Booking['status']; coming: boolean }) {
  if (status === 'cancelled') return <Chip icon={CircleSlash}>{t.status.cancelled}</Chip>;
  if (coming)
    return (
      <Chip tone="good" icon={Check}>
        {t.status.booked}
      </Chip>
    );
  return <Chip icon={Clock}>{t.status.over}</Chip>;
}

function priceOf({ mode, price }: Booking): string {
  return mode === 'chat'
    ? t.chatPrice(price.freeMinutes, formatRupees(price.perMinute))
    : t.sessionPrice(formatRupees(price.session));
}
