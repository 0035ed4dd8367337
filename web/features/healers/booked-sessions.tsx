import { consultationLimits } from '@jyotiratna/contract';
import { myBookings } from '@jyotiratna/contract/healers';
import { useQuery } from '@tanstack/react-query';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../api.ts';
import { Card } from '../../ui/card.tsx';
import { BookingRow } from './booking-row.tsx';
import { useLive } from './use-live.ts';

/** A customer's booked sessions whose time has not passed, with the link that opens them. */
export function BookedSessions() {
  const { data } = useQuery({
    queryKey: ['bookings', 'mine'],
    queryFn: () => api(myBookings),
    staleTime: 0,
  });
  const live = useLive();
  const cutoff = Date.now() - consultationLimits.bookedMs;
  const coming = data?.bookings
    .filter(
      ({ status, startsAt, healerId }) =>
        status === 'booked' && Date.parse(startsAt) > cutoff && live(healerId),
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (!coming || coming.length === 0) return null;
  return (
    <Card title={t.booked}>
      <p className="text-text-2">{t.bookedLead}</p>
      <ul className="-mx-5 -mb-2 divide-y divide-line md:-mx-7">
        {coming.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
