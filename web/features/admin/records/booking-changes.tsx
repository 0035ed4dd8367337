import { type Booking, formatRupees, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { cancelBookingByShop, moveBookingByShop } from '@jyotiratna/contract/admin/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { SlotChoice } from '../../healers/slot-choice.tsx';
import { usePressOnce } from '../layout/use-press-once.ts';
import { pendingKey } from '../layout/waiting.ts';

type Props = { booking: Booking; onClose: () => void };

/** Moves a session to another time of its healer; the customer is notified by email. */
export function MoveBooking({ booking, onClose }: Props) {
  const { id, healerId, startsAt } = booking;
  const [slot, setSlot] = useState({ date: booking.date, time: '' });
  const [missing, setMissing] = useState(false);
  const { press, release } = usePressOnce();
  const changed = useChanged();
  const move = useMutation({
    onSettled: release,
    mutationFn: () => shop(moveBookingByShop, { params: { id }, body: { ...slot, was: startsAt } }),
    onSuccess: () => {
      onClose();
      return changed('Session moved', booking);
    },
    onError: () => changed(),
  });
  const fault = isCallError(move.error) ? (move.error.fields.time ?? move.error.message) : move.error?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Move the session"
      description={`${subjectOf(booking)}. The customer is told by email.`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!slot.time);
          if (slot.time) press(() => move.mutate());
        }}
      >
        <SlotChoice
          healerId={healerId}
          {...slot}
          onChange={(next) => {
            setSlot(next);
            setMissing(false);
          }}
          error={missing ? 'Please choose a time.' : fault}
        />
        <Button type="submit" wide className="mt-6" busy={move.isPending} busyLabel="Moving...">
          {slot.time ? `Move to ${formatSlotDate(slot.date)}, ${formatSlotTime(slot.time)}` : 'Move'}
        </Button>
      </form>
    </Dialog>
  );
}

/** Cancels a session; its payment is refunded in full, as the shop cancels it. */
export function CancelBooking({ booking, onClose }: Props) {
  const { id, paid, startsAt } = booking;
  const { press, release } = usePressOnce();
  const changed = useChanged();
  const cancel = useMutation({
    onSettled: release,
    mutationFn: () => shop(cancelBookingByShop, { params: { id }, body: { was: startsAt } }),
    onSuccess: () => {
      onClose();
      return changed('Session cancelled', booking);
    },
    onError: () => changed(),
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Cancel this session?"
      description={`${subjectOf(booking)}. ${
        paid > 0
          ? `All of the ${formatRupees(paid)} that ${booking.name} has paid is to go back.`
          : `${booking.name} has paid nothing yet.`
      } The customer is told by email.`}
      confirm="Cancel the session"
      cancel="Keep it"
      danger
      busy={cancel.isPending}
      busyLabel="Cancelling..."
      onConfirm={() => press(() => cancel.mutate())}
    >
      {cancel.error && (
        <Alert tone="error" title="The session could not be cancelled">
          {cancel.error.message}
        </Alert>
      )}
    </AlertDialog>
  );
}

function subjectOf({ name, healerName, date, time }: Booking): string {
  return `${name} with ${healerName}, ${formatSlotDate(date)}, ${formatSlotTime(time)}`;
}

/** Displays the result, if any, and invalidates all queries of sessions. */
function useChanged() {
  const queries = useQueryClient();
  const toast = useToast();
  return (done?: string, booking?: Booking) => {
    if (done && booking) toast({ title: done, description: `${booking.name} is told by email.` });
    return Promise.all(
      [['admin', 'bookings'], ['admin', 'dashboard'], ['booking-slots'], pendingKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
}
