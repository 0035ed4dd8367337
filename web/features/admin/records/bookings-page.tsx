import { formatRupees, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { adminBookings, type AdminBooking as Booking } from '@jyotiratna/contract/admin/bookings';
import { useState } from 'react';
import { records as t } from '#messages/admin/records.ts';
import { Chip } from '../../../ui/chip.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { actionColumn } from '../list/cell-content.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';
import { loadRows } from '../list/load-rows.ts';
import { BookingPayment, CancelBookingDialog, MoveBooking } from './booking-dialogs.tsx';

const dialogs = { pay: BookingPayment, move: MoveBooking, cancel: CancelBookingDialog } as const;

const changes = [
  ['pay', t.notePaymentLabel, t.notePaymentOf],
  ['move', t.moveLabel, t.moveTheSessionOf],
  ['cancel', t.cancel, t.cancelTheSessionOf],
] as const;

const filters: readonly Filter<Booking>[] = [
  { name: 'search', label: t.searchBookings },
  {
    ...selectFilter('status', t.status, t.allBookings, {
      booked: t.booked,
      cancelled: t.cancelled,
    }),
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
  const [open, setOpen] = useState<{ dialog: keyof typeof dialogs; booking: Booking } | null>(null);
  const BookingDialog = open && dialogs[open.dialog];
  const actions = actionColumn(t.change, (booking: Booking) =>
    changes.map(
      ([dialog, text, labelOf]) =>
        booking.status === 'booked' && {
          text,
          label: labelOf(booking.name),
          onPress: () => setOpen({ dialog, booking }),
        },
    ),
  );
  return (
    <>
      <AdminList
        title={t.bookings}
        subject={t.bookingsNoun}
        queryKey={['admin', 'bookings']}
        load={loadRows(adminBookings, 'bookings')}
        filters={filters}
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        empty={{ title: t.noSessionsFrom }}
      />
      {BookingDialog && <BookingDialog booking={open.booking} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The payment and, after a cancellation, the amount to refund. */
function paidOf({ paid, refund }: Booking): string {
  if (!refund || paid === 0) return formatRupees(paid);
  return t.back(formatRupees(paid), formatRupees(refund.amount));
}
