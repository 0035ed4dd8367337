import { type AdminOrder, formatRupeesExact } from '@jyotiratna/contract';
import { retryRefund } from '@jyotiratna/contract/admin/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { adminOrderQuery, ordersKey } from './orders-query.ts';

type Props = { order: AdminOrder; refundKey: string; amount: number };

/** Requests a failed refund again. */
export function RetryRefund({ order, refundKey, amount }: Props) {
  const { _id: id } = order;
  const queries = useQueryClient();
  const toast = useToast();
  const retry = useMutation({
    mutationFn: () => shop(retryRefund, { params: { id, refundKey } }),
    onSuccess: ({ order: now }) => {
      queries.setQueryData(adminOrderQuery(id).queryKey, now);
      toast({ title: 'The refund is on its way', description: formatRupeesExact(amount) });
      void queries.invalidateQueries({ queryKey: ['order', id] });
      void queries.invalidateQueries({ queryKey: ordersKey });
    },
  });
  return (
    <Alert tone="error" title={`A refund of ${formatRupeesExact(amount)} failed`}>
      <p>{retry.isError ? retry.error.message : 'The customer has not got this money back.'}</p>
      <Button
        type="button"
        kind="second"
        size="s"
        className="mt-2"
        busy={retry.isPending}
        busyLabel="Refunding..."
        onClick={() => retry.mutate()}
      >
        Try the refund again
      </Button>
    </Alert>
  );
}
