import { type AdminOrder, formatRupeesExact } from '@jyotiratna/contract';
import { retryRefundRoute } from '@jyotiratna/contract/admin/orders';
import { orders as t } from '#messages/admin/orders.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSend } from '../layout/use-send.ts';

type Props = { order: AdminOrder; refundKey: string; amount: number };

/** Requests a failed refund again. */
export function RetryRefund({ order: { _id: id }, refundKey, amount }: Props) {
  const retry = useSend({
    call: () => shop(retryRefundRoute, { params: { id, refundKey } }),
    done: () => ({ title: t.refundWay, description: formatRupeesExact(amount) }),
    stale: [['order', id]],
  });
  return (
    <Alert tone="error" title={t.refundFailed(formatRupeesExact(amount))}>
      <p>{retry.error?.message ?? t.customerNotGot}</p>
      <Button
        kind="second"
        size="s"
        className="mt-2"
        busy={retry.busy}
        busyLabel={t.refunding}
        onClick={() => retry.send()}
      >
        {t.tryRefundAgain}
      </Button>
    </Alert>
  );
}
