import { type AdminOrder, formatRupeesExact } from '@jyotiratna/contract';
import { recordTransfer } from '@jyotiratna/contract/admin/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { adminOrderQuery, ordersKey } from './orders-query.ts';

type Props = { order: AdminOrder; refundKey: string; amount: number };

/** Records the manual refund of a cash-on-delivery payment. */
export function RecordTransfer({ order, refundKey, amount }: Props) {
  const { _id: id } = order;
  const [reference, setReference] = useState('');
  const queries = useQueryClient();
  const toast = useToast();
  const record = useMutation({
    mutationFn: () => shop(recordTransfer, { params: { id, refundKey }, body: { reference: reference.trim() } }),
    onSuccess: ({ order: now }) => {
      queries.setQueryData(adminOrderQuery(id).queryKey, now);
      toast({ title: 'Transfer written down', description: formatRupeesExact(amount) });
      void queries.invalidateQueries({ queryKey: ['order', id] });
      void queries.invalidateQueries({ queryKey: ordersKey });
    },
  });
  const error = isCallError(record.error) ? record.error.fields.reference : undefined;
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!record.isPending) record.mutate();
      }}
    >
      {record.isError && !error && <Alert tone="error">{record.error.message}</Alert>}
      <p className="text-small text-text-2">
        Transfer {formatRupeesExact(amount)} to the customer’s account, then write down its number here.
      </p>
      <TextField
        label={`Number of the transfer of ${formatRupeesExact(amount)}`}
        maxLength={60}
        autoComplete="off"
        value={reference}
        error={error}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Button type="submit" size="s" className="justify-self-start" busy={record.isPending} busyLabel="Saving...">
        Write it down
      </Button>
    </form>
  );
}
