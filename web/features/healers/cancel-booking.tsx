import { type Booking, bookingRefund, formatRupees, toPaise, toRupees } from '@jyotiratna/contract';
import { cancelBookingRoute } from '@jyotiratna/contract/healers';
import { useState } from 'react';
import { booking as t } from '#messages/healers/booking.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';

type Props = {
  booking: Booking;
  token: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCancelled: (booking: Booking) => void;
};

/** Confirms the cancellation of a session, and displays its refund. */
export function CancelBooking({ booking, token, open, onOpenChange, onCancelled }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const cancel = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { booking: cancelled } = await shop(cancelBookingRoute, { params: { id: booking.id }, body: { token } });
      onOpenChange(false);
      onCancelled(cancelled);
    } catch (error) {
      setError(isCallError(error) ? error.message : controls.unknownError);
    } finally {
      setBusy(false);
    }
  };
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
      onConfirm={() => void cancel()}
    >
      {error && <Alert tone="error">{error}</Alert>}
    </AlertDialog>
  );
}

function refundMessage({ paid, startsAt, earliestStartsAt, cancelFees }: Booking, nowMs: number): string {
  if (paid === 0) return t.cancel.nothingPaid;
  const rupees = (paise: number) => formatRupees(toRupees(paise));
  const { refundPaise, feePaise } = bookingRefund(toPaise(paid), Date.parse(earliestStartsAt), nowMs, cancelFees);
  const comesBack = t.cancel.refund(formatRupees(paid), rupees(refundPaise), rupees(feePaise));
  return earliestStartsAt === startsAt ? comesBack : `${comesBack} ${t.cancel.wasMoved}`;
}
