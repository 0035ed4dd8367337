import { type AdminOrder, formatRupeesExact } from '@jyotiratna/contract';
import { recordTransferRoute } from '@jyotiratna/contract/admin/orders';
import { type FormEvent, useState } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSend } from '../layout/use-send.ts';

type Props = { order: AdminOrder; refundKey: string; amount: number };

/** Records the manual refund of a cash-on-delivery payment. */
export function RecordTransfer({ order, refundKey, amount }: Props) {
  const { _id: id } = order;
  const [reference, setReference] = useState('');
  const record = useSend({
    call: () =>
      shop(recordTransferRoute, {
        params: { id, refundKey },
        body: { reference: reference.trim() },
      }),
    done: () => ({ title: t.transferWrittenDown, description: formatRupeesExact(amount) }),
    stale: [['order', id]],
  });
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        record.send();
      }}
    >
      {record.alert && <Alert tone="error">{record.alert}</Alert>}
      <p className="text-small text-text-2">
        {t.transferCustomersAccount(formatRupeesExact(amount))}
      </p>
      <TextField
        label={t.numberTransfer(formatRupeesExact(amount))}
        maxLength={60}
        autoComplete="off"
        value={reference}
        error={record.fields.reference}
        onChange={(event) => setReference(event.currentTarget.value)}
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
