import type { Booking } from '@jyotiratna/contract';
import { myBookings } from '@jyotiratna/contract/healers';
import { useQuery } from '@tanstack/react-query';
import { booking as t } from '#messages/healers/booking.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BookingRow } from './booking-row.tsx';

/** A user's sessions with healers: upcoming ones first, then past and cancelled ones. */
export function MyBookings() {
  const { data, isError } = useQuery({
    queryKey: ['bookings', 'mine'],
    queryFn: () => api(myBookings),
  });
  if (isError) return <Alert tone="error">{t.mine.failed}</Alert>;
  if (!data) return <Skeleton className="h-24" />;
  if (data.bookings.length === 0) {
    return <p className="text-text-2">{t.mine.none}</p>;
  }
  return (
    <ul className="facet-card divide-y divide-line border border-line bg-surface">
      {inOrder(data.bookings, Date.now()).map((booking) => (
        <li key={booking.id}>
          <BookingRow booking={booking} />
        </li>
      ))}
    </ul>
  );
}

/** Upcoming bookings, soonest first; then past and cancelled ones, latest first. */
function inOrder(bookings: readonly Booking[], nowMs: number): Booking[] {
  const coming = (booking: Booking) =>
    booking.status === 'booked' && Date.parse(booking.startsAt) > nowMs;
  return [...bookings.filter(coming).reverse(), ...bookings.filter((booking) => !coming(booking))];
}
