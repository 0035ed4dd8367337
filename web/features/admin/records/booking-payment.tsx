import { type Booking, formatSlotDate } from '@jyotiratna/contract';
import { recordBookingPayment } from '@jyotiratna/contract/admin/bookings';
import { useState } from 'react';
import { records as t } from '#messages/admin/records.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/** Records a customer's payment for a session; a cancellation refunds from it. */
export function BookingPayment({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  /**
   * The amount on which the typed one is based: another administrator's change in between is
   * displayed.
   */
  const [previous, setPrevious] = useState(booking.paid);
  const [amount, setAmount] = useState(String(booking.paid || booking.price.session || ''));
  const [isWrong, setWrong] = useState(false);
  const note = useSend({
    call: () =>
      shop(recordBookingPayment, {
        params: { id: booking.id },
        body: { paid: Number(amount), was: previous },
      }),
    onDone: onClose,
    onFailed: (error) => {
      if (isCallError(error) && error.code === 'stale_edit')
        setPrevious((error.body.booking as Booking).paid);
    },
  });
  return (
    <ConfirmDialog
      title={t.notePayment}
      description={`${booking.name}, ${booking.healerName}, ${formatSlotDate(booking.date)}`}
      confirm={t.save}
      of={note}
      onConfirm={() => {
        const valid = /^\d+(\.\d{1,2})?$/.test(amount);
        setWrong(!valid);
        if (valid) note.send();
      }}
      onClose={onClose}
    >
      <TextField
        label={t.paidAll}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        hint={t.ifSessionCancelled}
        error={isWrong ? t.pleaseEnterAmount : note.fields.paid}
      />
    </ConfirmDialog>
  );
}
