import { type Booking, bookingRefund, formatRupees, toPaise, toRupees } from '@jyotiratna/contract';
import { cancelBookingRoute } from '@jyotiratna/contract/healers';
import { booking as t } from '#messages/healers/booking.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useCall } from '../../use-call.ts';

type Props = {
  booking: Booking;
  token: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCancelled: (booking: Booking) => void;
};

/** A dialog that confirms the cancellation of a session, and displays its refund. */
export function CancelBooking({ booking, token, open, onOpenChange, onCancelled }: Props) {
  const { send, busy, message } = useCall({
    call: () => api(cancelBookingRoute, { params: { id: booking.id }, body: { token } }),
    fallback: controls.unknownError,
    onDone: ({ booking: cancelled }) => {
      onOpenChange(false);
      onCancelled(cancelled);
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.cancel.title}
      description={open ? refundMessage(booking, Date.now()) : ''}
      confirm={t.cancel.action}
      cancel={t.cancel.keep}
      danger
      busy={busy}
      busyLabel={t.cancel.busy}
      onConfirm={() => send()}
    >
      {message && <Alert tone="error">{message}</Alert>}
    </AlertDialog>
  );
}

function refundMessage(
  { paid, startsAt, earliestStartsAt, cancelFees }: Booking,
  nowMs: number,
): string {
  if (paid === 0) return t.cancel.nothingPaid;
  const rupees = (paise: number) => formatRupees(toRupees(paise));
  const { refundPaise, feePaise } = bookingRefund(
    toPaise(paid),
    Date.parse(earliestStartsAt),
    nowMs,
    cancelFees,
  );
  const comesBack = t.cancel.refund(formatRupees(paid), rupees(refundPaise), rupees(feePaise));
  return earliestStartsAt === startsAt ? comesBack : `${comesBack} ${t.cancel.wasMoved}`;
}
