import { type Booking, formatRupees, formatSlotDate, formatSlotTime } from '@jyotiratna/contract';
import {
  cancelBookingByShop,
  moveBookingByShop,
  recordBookingPayment,
} from '@jyotiratna/contract/admin/bookings';
import { useState } from 'react';
import { records as t } from '#messages/admin/records.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SlotChoice } from '../../healers/slot-choice.tsx';
import { CallDialog } from '../layout/call-dialog.tsx';
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
  return (
    <CallDialog
      title={t.cancelSession}
      description={t.allPaidGo(subjectOf(booking), paid, formatRupees(paid), name)}
      confirm={t.cancelTheSession}
      cancel={t.keep}
      danger
      failed={t.sessionCouldNot}
      busyLabel={t.cancelling}
      call={() => shop(cancelBookingByShop, { params: { id }, body: { was: startsAt } })}
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
   * The amount on which the typed one is based: another administrator's change in between is
   * displayed.
   */
  const [previous, setPrevious] = useState(booking.paid);
  return (
    <CallDialog
      title={t.notePayment}
      description={`${booking.name}, ${booking.healerName}, ${formatSlotDate(booking.date)}`}
      confirm={t.save}
      start={{ paid: String(booking.paid || booking.price.session || '') }}
      check={({ paid }): Record<string, string> =>
        /^\d+(\.\d{1,2})?$/.test(paid) ? {} : { paid: t.pleaseEnterAmount }
      }
      call={({ paid }) =>
        shop(recordBookingPayment, {
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
