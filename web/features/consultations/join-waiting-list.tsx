import { requestConsultationRoute } from '@jyotiratna/contract/consultations';
import { useNavigate } from 'react-router';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../use-call.ts';

type Props = {
  healerId: string;
  /** Rupees per minute, shown next to the button. */
  price?: number;
  question?: string;
};

/** A button that joins the waiting list of a healer who is busy or offline. */
export function JoinPendingList({ healerId, price, question }: Props) {
  const navigate = useNavigate();
  const { send, busy, message } = useCall({
    call: () =>
      api(requestConsultationRoute, {
        body: {
          healerId,
          wait: true,
          ...(price !== undefined && { price }),
          ...(question && { question }),
        },
      }),
    fallback: controls.unknownError,
    onDone: ({ consultation }) => navigate(`/sessions/${consultation.id}`, { replace: true }),
  });
  return (
    <div className="grid gap-2">
      {message && <Alert tone="error">{message}</Alert>}
      <Button kind="second" busy={busy} onClick={() => send()}>
        {t.waiting.join}
      </Button>
    </div>
  );
}
