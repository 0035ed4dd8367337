import type { Booking } from '@jyotiratna/contract';
import { claimBookingRoute } from '@jyotiratna/contract/healers';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { booking as t } from '#messages/healers/booking.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import { useSession } from '../../session/use-session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../use-call.ts';
import { bookingToken } from './booking-token.ts';
import { useLive } from './use-live.ts';

type Props = { booking: Booking; token: string | undefined };

/** Assigns a guest's booked session to the user's account, which pays for it and can open it. */
export function ClaimBooking({ booking, token }: Props) {
  const { user } = useSession();
  const live = useLive();
  const navigate = useNavigate();
  const { send, busy, message } = useCall({
    call: () => api(claimBookingRoute, { params: { id: booking.id }, body: { token } }),
    fallback: controls.unknownError,
    onDone: () => navigate('/sessions'),
  });
  const [now, setNow] = useState(0);
  useEffect(() => setNow(Date.now()), []);
  if (booking.status !== 'booked' || now === 0 || !live(booking.healerId)) return null;
  const claim = async () => {
    if (user?.role !== 'user') {
      // The secret is stored in this tab, so that it is in no URL sent to a server.
      if (token) bookingToken(booking.id).write(token);
      await navigate(`/user/login?next=${encodeURIComponent(`/booking/${booking.id}`)}`);
      return;
    }
    send();
  };
  return (
    <div className="grid justify-items-start gap-3 border-t border-line px-5 py-5 md:px-7">
      <p className="text-text-2">{t.claimLead}</p>
      {message && <Alert tone="error">{message}</Alert>}
      <Button kind="second" busy={busy} onClick={() => void claim()}>
        {t.claim}
      </Button>
    </div>
  );
}
