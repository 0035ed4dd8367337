import { confirmCashOrderRoute } from '@jyotiratna/contract/returns';
import { useQueryClient } from '@tanstack/react-query';
import { orderProgress } from '#messages/orders/order-progress.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../use-call.ts';
import { asReader, returnsKey } from './returns/use-returns.ts';

const labels = orderProgress.placed;

/**
 * The customer's confirmation of a cash-on-delivery order. It requires a click, because email
 * clients open links by themselves.
 */
export function ConfirmOrder({ id }: { id: string }) {
  const queries = useQueryClient();
  const { send, busy, message } = useCall({
    call: () => api(confirmCashOrderRoute, { params: { id }, headers: asReader(id) }),
    stale: [returnsKey(id), ['order', id]],
    fallback: labels.failed,
    onDone: ({ order }) => queries.setQueryData(['order', id], order),
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p>{labels.prompt}</p>
      {message && <Alert tone="error">{message}</Alert>}
      <Button busy={busy} busyLabel={labels.busy} onClick={() => send()}>
        {labels.button}
      </Button>
    </div>
  );
}
