import { type Booking, formatRupees, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import { cancelBookingByShop, moveBookingByShop } from '@jyotiratna/contract/admin/bookings';
import { useState } from 'react';
import { records as t } from '#messages/admin/records.ts';
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
    done: () => ({ title: t.sessionMoved, description: t.toldEmail(name) }),
    stale,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t.moveSession}
      description={t.customerToldEmail(subjectOf(booking))}
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
          error={missing ? t.pleaseChooseTime : (move.fields.time ?? move.error?.message)}
        />
        <Button type="submit" wide className="mt-6" busy={move.busy} busyLabel={t.moving}>
          {slot.time ? t.move(formatSlotDate(slot.date), formatSlotTime(slot.time)) : t.moveLabel}
        </Button>
      </form>
    </Dialog>
  );
}

/** Cancels a session; its payment is refunded in full, as the shop cancels it. */
export function CancelBookingDialog({ booking, onClose }: Props) {
  const { id, paid, startsAt, name } = booking;
  const cancel = useSend({
    call: () => shop(cancelBookingByShop, { params: { id }, body: { was: startsAt } }),
    done: () => ({ title: t.sessionCancelled, description: t.toldEmail(name) }),
    stale,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.cancelSession}
      description={t.allPaidGo(subjectOf(booking), paid, formatRupees(paid), name)}
      confirm={t.cancelTheSession}
      cancel={t.keep}
      danger
      of={cancel}
      failed={t.sessionCouldNot}
      busyLabel={t.cancelling}
      onConfirm={cancel.send}
      onClose={onClose}
    />
  );
}

function subjectOf({ name, healerName, date, time }: Booking): string {
  return t.with(name, healerName, formatSlotDate(date), formatSlotTime(time));
}
