import { type AdminOrder, formatRupeesExact } from '@jyotiratna/contract';
import { recordTransferRoute, retryRefundRoute } from '@jyotiratna/contract/admin/orders';
import { orders as t } from '#messages/admin/orders.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { SendButton } from '../layout/call-button.tsx';
import { useForm } from '../layout/use-form.ts';
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
      <SendButton of={retry} kind="second" size="s" className="mt-2" busyLabel={t.refunding}>
        {t.tryRefundAgain}
      </SendButton>
    </Alert>
  );
}

/** Records the manual refund of a cash-on-delivery payment. */
export function RecordTransfer({ order: { _id: id }, refundKey, amount }: Props) {
  const record = useForm({
    initial: { reference: '' },
    call: ({ reference }) =>
      shop(recordTransferRoute, {
        params: { id, refundKey },
        body: { reference: reference.trim() },
      }),
    done: () => ({ title: t.transferWrittenDown, description: formatRupeesExact(amount) }),
    stale: [['order', id]],
  });
  return (
    <form {...record.form} className="grid gap-3 border-t border-line pt-4">
      <CallAlert>{record.alert}</CallAlert>
      <p className="text-small text-text-2">
        {t.transferCustomersAccount(formatRupeesExact(amount))}
      </p>
      <TextField
        label={t.numberTransfer(formatRupeesExact(amount))}
        maxLength={60}
        {...record.field('reference')}
      />
      <Button
        type="submit"
        size="s"
        className="justify-self-start"
        busy={record.busy}
        busyLabel={t.saving}
      >
        {t.writeDown}
      </Button>
    </form>
  );
}
