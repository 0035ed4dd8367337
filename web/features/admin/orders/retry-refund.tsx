import { type AdminOrder, formatRupeesExact } from '@jyotiratna/contract';
import { retryRefundRoute } from '@jyotiratna/contract/admin/orders';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSend } from '../layout/use-send.ts';

type Props = { order: AdminOrder; refundKey: string; amount: number };

/** Requests a failed refund again. */
export function RetryRefund({ order: { _id: id }, refundKey, amount }: Props) {
  const retry = useSend({
    call: () => shop(retryRefundRoute, { params: { id, refundKey } }),
    done: () => ({ title: 'The refund is on its way', description: formatRupeesExact(amount) }),
    stale: [['order', id]],
  });
  return (
    <Alert tone="error" title={`A refund of ${formatRupeesExact(amount)} failed`}>
      <p>{retry.error?.message ?? 'The customer has not got this money back.'}</p>
      <Button
        kind="second"
        size="s"
        className="mt-2"
        busy={retry.busy}
        busyLabel="Refunding..."
        onClick={() => retry.send()}
      >
        Try the refund again
      </Button>
    </Alert>
  );
}
