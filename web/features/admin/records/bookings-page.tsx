import { formatRupees, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { adminBookings, type AdminBooking as Booking } from '@jyotiratna/contract/admin/bookings';
import { useState } from 'react';
import { records as t } from '#messages/admin/records.ts';
import { shop } from '../../../shop.ts';
import { Chip } from '../../../ui/chip.tsx';
import { RowButton } from '../layout/row-button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { CancelBookingDialog, MoveBooking } from './booking-changes.tsx';
import { BookingPayment } from './booking-payment.tsx';

const changes = [
  ['pay', t.notePaymentLabel, ({ name }: Booking) => t.notePaymentOf(name)],
  ['move', t.moveLabel, ({ name }: Booking) => t.moveTheSessionOf(name)],
  ['cancel', t.cancel, ({ name }: Booking) => t.cancelTheSessionOf(name)],
] as const;

const filters: readonly Filter<Booking>[] = [
  { name: 'search', label: t.searchBookings },
  {
    name: 'status',
    label: t.status,
    options: [
      ['', t.allBookings],
      ['booked', t.booked],
      ['cancelled', t.cancelled],
    ],
    of: ({ status }) => status,
  },
];

const columns: readonly RecordColumn<Booking>[] = [
  {
    key: 'when',
    head: t.whenIst,
    lead: 'title',
    value: ({ startsAt }) => startsAt,
    cell: ({ date, time }) => (
      <span className="figures">
        {formatSlotDate(date)}, {formatSlotTime(time)}
      </span>
    ),
  },
  {
    key: 'healer',
    head: t.healer,
    value: ({ healerName }) => healerName,
    cell: ({ healerName, mode, room, status }) => (
      <span>
        {healerName}, {mode}
        {room && status === 'booked' && (
          <a href={room} target="_blank" rel="noreferrer" className="target block text-link">
            {t.openRoom}
          </a>
        )}
      </span>
    ),
  },
  {
    key: 'customer',
    head: t.customer,
    value: ({ name, email, phone }) => [name, email, phone].join(', '),
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
    head: t.status,
    value: ({ status }) => status,
    cell: ({ status, attention }) => {
      if (attention) return <Chip tone="error">{t.notHeldRefund}</Chip>;
      return status === 'booked' ? <Chip tone="good">{t.booked}</Chip> : <Chip>{t.cancelled}</Chip>;
    },
  },
  { key: 'paid', head: t.paid, align: 'right', value: ({ paid }) => paid, cell: paidOf },
];

/** All users' sessions with healers from today on, the next first. */
export function BookingsPage() {
  const [open, setOpen] = useState<{ dialog: 'pay' | 'move' | 'cancel'; booking: Booking } | null>(
    null,
  );
  const close = () => setOpen(null);
  const actions: RecordColumn<Booking> = {
    key: 'change',
    head: t.change,
    actions: true,
    cell: (booking) =>
      booking.status === 'booked' && (
        <span className="inline-flex flex-wrap justify-end">
          {changes.map(([dialog, label, name]) => (
            <RowButton
              key={dialog}
              label={name(booking)}
              onPress={() => setOpen({ dialog, booking })}
            >
              {label}
            </RowButton>
          ))}
        </span>
      ),
  };
  return (
    <>
      <AdminList
        title={t.bookings}
        subject={t.bookingsNoun}
        queryKey={['admin', 'bookings']}
        load={async () => ({ rows: (await shop(adminBookings)).bookings })}
        filters={filters}
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        empty={{ title: t.noSessionsFrom }}
      />
      {open?.dialog === 'pay' && <BookingPayment booking={open.booking} onClose={close} />}
      {open?.dialog === 'move' && <MoveBooking booking={open.booking} onClose={close} />}
      {open?.dialog === 'cancel' && <CancelBookingDialog booking={open.booking} onClose={close} />}
    </>
  );
}

/** The payment and, after a cancellation, the amount to refund. */
function paidOf({ paid, refund }: Booking): string {
  if (!refund || paid === 0) return formatRupees(paid);
  return t.back(formatRupees(paid), formatRupees(refund.amount));
}
