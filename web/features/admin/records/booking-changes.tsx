import { type Booking, formatRupees, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { cancelBookingByShop, moveBookingByShop } from '@jyotiratna/contract/admin/bookings';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SlotChoice } from '../../healers/slot-choice.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

type Props = { booking: Booking; onClose: () => void };

const stale = [['booking-slots']];

/** Moves a session to another time of its healer; the customer is notified by email. */
export function MoveBooking({ booking, onClose }: Props) {
  const { id, healerId, startsAt, name } = booking;
  const [slot, setSlot] = useState({ date: booking.date, time: '' });
  const [missing, setMissing] = useState(false);
  const move = useSend({
    call: () => shop(moveBookingByShop, { params: { id }, body: { ...slot, was: startsAt } }),
    done: () => ({ title: 'Session moved', description: `${name} is told by email.` }),
    stale,
    onDone: onClose,
  });
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
          if (slot.time) move.send();
        }}
      >
        <SlotChoice
          healerId={healerId}
          {...slot}
          onChange={(next) => {
            setSlot(next);
            setMissing(false);
          }}
          error={missing ? 'Please choose a time.' : (move.fields.time ?? move.error?.message)}
        />
        <Button type="submit" wide className="mt-6" busy={move.busy} busyLabel="Moving...">
          {slot.time ? `Move to ${formatSlotDate(slot.date)}, ${formatSlotTime(slot.time)}` : 'Move'}
        </Button>
      </form>
    </Dialog>
  );
}

/** Cancels a session; its payment is refunded in full, as the shop cancels it. */
export function CancelBooking({ booking, onClose }: Props) {
  const { id, paid, startsAt, name } = booking;
  const cancel = useSend({
    call: () => shop(cancelBookingByShop, { params: { id }, body: { was: startsAt } }),
    done: () => ({ title: 'Session cancelled', description: `${name} is told by email.` }),
    stale,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Cancel this session?"
      description={`${subjectOf(booking)}. ${
        paid > 0
          ? `All of the ${formatRupees(paid)} that ${name} has paid is to go back.`
          : `${name} has paid nothing yet.`
      } The customer is told by email.`}
      confirm="Cancel the session"
      cancel="Keep it"
      danger
      of={cancel}
      failed="The session could not be cancelled"
      busyLabel="Cancelling..."
      onConfirm={cancel.send}
      onClose={onClose}
    />
  );
}

function subjectOf({ name, healerName, date, time }: Booking): string {
  return `${name} with ${healerName}, ${formatSlotDate(date)}, ${formatSlotTime(time)}`;
}
