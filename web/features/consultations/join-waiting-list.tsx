import { requestConsultationRoute } from '@jyotiratna/contract/consultations';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

type Props = {
  healerId: string;
  /** The rupees a minute that stand next to it. */
  price?: number;
  question?: string;
};

/** Joins the waiting list of a healer who is busy or offline. */
export function JoinPendingList({ healerId, price, question }: Props) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const join = async () => {
    setBusy(true);
    try {
      const { consultation } = await shop(requestConsultationRoute, {
        body: { healerId, wait: true, ...(price !== undefined && { price }), ...(question && { question }) },
      });
      await navigate(`/sessions/${consultation.id}`, { replace: true });
    } catch (error) {
      setFailure(isCallError(error) ? error.message : controls.unknownError);
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button kind="second" busy={busy} onClick={() => void join()}>
        {t.waiting.join}
      </Button>
    </div>
  );
}
