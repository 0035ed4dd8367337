import { confirmCashOrderRoute } from '@jyotiratna/contract/returns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderProgress } from '#messages/orders/order-progress.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { asReader, returnsKey } from './returns/use-returns.ts';

const labels = orderProgress.placed;

/**
 * The customer's confirmation of a cash-on-delivery order. A click, not the link alone:
 * programs open the links of emails.
 */
export function ConfirmOrder({ id }: { id: string }) {
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => shop(confirmCashOrderRoute, { params: { id }, headers: asReader(id) }),
    onSuccess: ({ order }) => {
      queries.setQueryData(['order', id], order);
      void queries.invalidateQueries({ queryKey: returnsKey(id) });
    },
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p>{labels.ask}</p>
      {confirm.isError && <Alert tone="error">{confirm.error.message || labels.failed}</Alert>}
      <Button busy={confirm.isPending} busyLabel={labels.busy} onClick={() => confirm.mutate()}>
        {labels.button}
      </Button>
    </div>
  );
}
