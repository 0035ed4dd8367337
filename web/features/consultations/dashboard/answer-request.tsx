import type { Consultation } from '@jyotiratna/contract';
import {
  acceptConsultationRoute,
  endConsultation,
  getConsultation,
} from '@jyotiratna/contract/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { Attempt } from '../pending-actions.ts';
import { usePendingAction } from '../use-pending-action.ts';
import { healerQueryKey } from './healer-query-key.ts';

type Props = { request: Consultation; onOpen: (id: string) => void };

/**
 * Buttons that accept a request, or call a customer from the waiting list, or decline. If another
 * tab has already responded, its result is used.
 */
export function IncomingRequest({ request, onOpen }: Props) {
  const { id, customerName, status } = request;
  const queries = useQueryClient();
  const toast = useToast();
  const { state, run } = usePendingAction(`answer:${id}`);
  const busy = state !== 'idle';
  const act = async (attempt: Attempt) => {
    await run(attempt);
    await queries.invalidateQueries({ queryKey: healerQueryKey });
  };
  const accept = () =>
    act(async (signal) => {
      try {
        await api(acceptConsultationRoute, { params: { id } }, { signal });
      } catch (error) {
        if (!isCallError(error) || error.code !== 'consultation_state') throw error;
        const { consultation } = await api(getConsultation, { params: { id } }, { signal });
        if (consultation.status === 'ended')
          return toast({ title: t.dashboard.isOver(customerName) });
      }
      onOpen(id);
    });
  const decline = () =>
    act(async (signal) => {
      await api(endConsultation, { params: { id } }, { signal });
    });
  const {
    call,
    callOf,
    accept: acceptText,
    acceptOf,
    decline: declineText,
    declineOf,
  } = t.dashboard;
  const queued = status === 'waiting';
  return (
    <>
      <div className="flex gap-2">
        <Button
          size="s"
          kind="done"
          busy={busy}
          aria-label={queued ? callOf(customerName) : acceptOf(customerName)}
          onClick={() => void accept()}
        >
          {queued ? call : acceptText}
        </Button>
        <Button
          size="s"
          kind="text"
          busy={busy}
          aria-label={declineOf(customerName)}
          onClick={() => void decline()}
        >
          {declineText}
        </Button>
      </div>
      {state === 'waiting' && <Alert tone="wait">{t.pending}</Alert>}
    </>
  );
}
