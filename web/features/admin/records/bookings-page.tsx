import { formatRupees, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import {
  adminBookings,
  type AdminBooking as Booking,
  cancelBookingByShop,
  moveBookingByShop,
  recordBookingPayment,
} from '@jyotiratna/contract/admin/bookings';
import { useState } from 'react';
import { records as t } from '#messages/admin/records.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SlotChoice } from '../../healers/slot-choice.tsx';
import { AdminDialog, CallDialog } from '../layout/dialogs.tsx';
import { type FieldErrors, useForm } from '../layout/use-form.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';

const changes = [
  [BookingPayment, t.notePaymentLabel, t.notePaymentOf],
  [MoveBooking, t.moveLabel, t.moveTheSessionOf],
  [CancelBookingDialog, t.cancel, t.cancelTheSessionOf],
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
    className: 'figures',
    cell: ({ date, time }) => `${formatSlotDate(date)}, ${formatSlotTime(time)}`,
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
  actionColumn(t.change, (booking) =>
    changes.map(
      ([BookingDialog, text, labelOf]) =>
        booking.status === 'booked' && {
          text,
          label: labelOf(booking.name),
          dialog: (onClose) => <BookingDialog booking={booking} onClose={onClose} />,
        },
    ),
  ),
];

/** All users' sessions with healers from today on, soonest first. */
export function BookingsPage() {
  return (
    <AdminList
      title={t.bookings}
      subject={t.bookingsNoun}
      queryKey={['admin', 'bookings']}
      load={loadRows(adminBookings, 'bookings')}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ title: t.noSessionsFrom }}
    />
  );
}

/** The payment and, after a cancellation, the amount to refund. */
function paidOf({ paid, refund }: Booking): string {
  if (!refund || paid === 0) return formatRupees(paid);
  return t.back(formatRupees(paid), formatRupees(refund.amount));
}

type Props = { booking: Booking; onClose: () => void };

const stale = [['booking-slots']];

/** Moves a session to another time of its healer; the customer is notified by email. */
export function MoveBooking({ booking, onClose }: Props) {
  const { id, healerId, startsAt, name } = booking;
  const move = useForm({
    initial: { date: booking.date, time: '' },
    check: ({ time }): FieldErrors => (time ? {} : { time: t.pleaseChooseTime }),
    call: (slot) => api(moveBookingByShop, { params: { id }, body: { ...slot, was: startsAt } }),
    done: () => ({ title: t.sessionMoved, description: t.toldEmail(name) }),
    stale,
    onDone: onClose,
  });
  const { date, time } = move.values;
  return (
    <AdminDialog
      title={t.moveSession}
      description={t.customerToldEmail(subjectOf(booking))}
      onClose={onClose}
    >
      <form {...move.form}>
        <SlotChoice
          healerId={healerId}
          {...move.values}
          onChange={move.set}
          error={move.errors.time ?? move.error?.message}
        />
        <Button type="submit" wide className="mt-6" busy={move.busy} busyLabel={t.moving}>
          {time ? t.move(formatSlotDate(date), formatSlotTime(time)) : t.moveLabel}
        </Button>
      </form>
    </AdminDialog>
  );
}

/** Cancels a session with a full refund, because the shop cancels it. */
export function CancelBookingDialog({ booking, onClose }: Props) {
  const { id, paid, startsAt, name } = booking;
  return (
    <CallDialog
      title={t.cancelSession}
      description={t.allPaidGo(subjectOf(booking), paid, formatRupees(paid), name)}
      confirm={t.cancelTheSession}
      cancel={t.keep}
      danger
      failed={t.sessionCouldNot}
      busyLabel={t.cancelling}
      call={() => api(cancelBookingByShop, { params: { id }, body: { was: startsAt } })}
      done={{ title: t.sessionCancelled, description: t.toldEmail(name) }}
      stale={stale}
      onClose={onClose}
    />
  );
}

function subjectOf({ name, healerName, date, time }: Booking): string {
  return t.with(name, healerName, formatSlotDate(date), formatSlotTime(time));
}

/** Records a customer's payment for a session; a cancellation refunds from it. */
export function BookingPayment({ booking, onClose }: Props) {
  /**
   * The payment on which the input is based, so that a concurrent change by another administrator
   * is displayed.
   */
  const [previous, setPrevious] = useState(booking.paid);
  return (
    <CallDialog
      title={t.notePayment}
      description={`${booking.name}, ${booking.healerName}, ${formatSlotDate(booking.date)}`}
      confirm={t.save}
      start={{ paid: String(booking.paid || booking.price.session || '') }}
      check={({ paid }): FieldErrors =>
        /^\d+(\.\d{1,2})?$/.test(paid) ? {} : { paid: t.pleaseEnterAmount }
      }
      call={({ paid }) =>
        api(recordBookingPayment, {
          params: { id: booking.id },
          body: { paid: Number(paid), was: previous },
        })
      }
      onFailed={(error) => {
        if (isCallError(error) && error.code === 'stale_edit')
          setPrevious((error.body.booking as Booking).paid);
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <TextField
          label={t.paidAll}
          inputMode="decimal"
          hint={t.ifSessionCancelled}
          {...field('paid')}
        />
      )}
    </CallDialog>
  );
}
