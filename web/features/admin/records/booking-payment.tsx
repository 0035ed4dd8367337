import { type Booking, formatSlotDate } from '@jyotiratna/contract';
import { recordBookingPayment } from '@jyotiratna/contract/admin/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';

/** Records a customer's payment for a session; a cancellation refunds from it. */
export function BookingPayment({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  /**
   * The base total of the input: a concurrent record by another administrator is reported, not
   * overwritten.
   */
  const [previous, setPrevious] = useState(booking.paid);
  const [amount, setAmount] = useState(String(booking.paid || booking.price.session || ''));
  const queries = useQueryClient();
  const note = useMutation({
    mutationFn: () =>
      shop(recordBookingPayment, { params: { id: booking.id }, body: { paid: Number(amount), was: previous } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['admin', 'bookings'] });
      onClose();
    },
    onError: (error) => {
      if (!isCallError(error) || error.code !== 'stale_edit') return;
      setPrevious((error.body.booking as Booking).paid);
      void queries.invalidateQueries({ queryKey: ['admin', 'bookings'] });
    },
  });
  const error = isCallError(note.error) ? (note.error.fields.paid ?? note.error.message) : note.error?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Note a payment"
      description={`${booking.name}, ${booking.healerName}, ${formatSlotDate(booking.date)}`}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!note.isPending) note.mutate();
        }}
      >
        <TextField
          label="Paid in all (₹)"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          hint="If the session is cancelled, the refund counts from this amount."
          error={error}
        />
        <Button type="submit" busy={note.isPending} busyLabel="Saving..." disabled={!/^\d+(\.\d{1,2})?$/.test(amount)}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}
