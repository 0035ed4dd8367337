import { type Booking, formatRupees, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { adminBookings } from '@jyotiratna/contract/admin/bookings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { CancelBooking, MoveBooking } from './booking-changes.tsx';
import { BookingPayment } from './booking-payment.tsx';

const changes = [
  ['pay', 'Note payment', ({ name }: Booking) => `Note payment of ${name}`],
  ['move', 'Move', ({ name }: Booking) => `Move the session of ${name}`],
  ['cancel', 'Cancel', ({ name }: Booking) => `Cancel the session of ${name}`],
] as const;

/** All users' sessions with healers from today on, the next first. */
export function BookingsPage() {
  const [open, setOpen] = useState<{ dialog: 'pay' | 'move' | 'cancel'; booking: Booking } | null>(null);
  const close = () => setOpen(null);
  const list = useQuery({ queryKey: ['admin', 'bookings'], queryFn: () => shop(adminBookings), staleTime: 0 });
  const bookings = list.data?.bookings;
  return (
    <>
      <AdminHead title="Bookings">
        <Button kind="second" size="s" busy={list.isRefetching} onClick={() => void list.refetch()}>
          Refresh
        </Button>
      </AdminHead>
      <LoadStates of={list} what="bookings" rows={5} />
      {bookings?.length === 0 && <EmptyState title="No sessions from today on" />}
      {bookings && bookings.length > 0 && (
        <RecordTable
          caption="Bookings"
          rows={bookings}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'when',
              head: 'When (IST)',
              lead: 'title',
              cell: ({ date, time }) => (
                <span className="figures">
                  {formatSlotDate(date)}, {formatSlotTime(time)}
                </span>
              ),
            },
            {
              key: 'healer',
              head: 'Healer',
              cell: ({ healerName, mode, room, status }) => (
                <span>
                  {healerName}, {mode}
                  {room && status === 'booked' && (
                    <a href={room} target="_blank" rel="noreferrer" className="target block text-link">
                      Open the room
                    </a>
                  )}
                </span>
              ),
            },
            {
              key: 'customer',
              head: 'Customer',
              cell: ({ name, email, phone }) => (
                <span className="min-w-0 text-small break-words max-desktop:text-right">
                  <span className="block text-body">{name}</span>
                  <span className="block break-all">{email}</span>
                  <span className="figures block">{phone}</span>
                </span>
              ),
            },
            {
              key: 'status',
              head: 'Status',
              cell: ({ status, attention }) => {
                if (attention) return <Chip tone="error">Not held, refund due</Chip>;
                return status === 'booked' ? <Chip tone="good">Booked</Chip> : <Chip>Cancelled</Chip>;
              },
            },
            { key: 'paid', head: 'Paid', align: 'right', cell: paidOf },
            {
              key: 'change',
              head: 'Change',
              actions: true,
              cell: (booking) =>
                booking.status === 'booked' && (
                  <span className="inline-flex flex-wrap justify-end gap-x-4">
                    {changes.map(([dialog, label, name]) => (
                      <button
                        key={dialog}
                        type="button"
                        aria-label={name(booking)}
                        onClick={() => setOpen({ dialog, booking })}
                        className="target text-link"
                      >
                        {label}
                      </button>
                    ))}
                  </span>
                ),
            },
          ]}
        />
      )}
      {open?.dialog === 'pay' && <BookingPayment booking={open.booking} onClose={close} />}
      {open?.dialog === 'move' && <MoveBooking booking={open.booking} onClose={close} />}
      {open?.dialog === 'cancel' && <CancelBooking booking={open.booking} onClose={close} />}
    </>
  );
}

/** The payment and, after a cancellation, the amount to refund. */
function paidOf({ paid, refund }: Booking): string {
  if (!refund || paid === 0) return formatRupees(paid);
  return `${formatRupees(paid)}, ${formatRupees(refund.amount)} back`;
}
