import { type AdminConsultation, formatRupeesExact } from '@jyotiratna/contract';
import { refundSession } from '@jyotiratna/contract/admin/consultations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** Rupees of a session that can still be refunded. */
export function refundable({ status, charged, refunded, adminRefunded }: AdminConsultation): number {
  return status === 'ended' ? Math.round((charged - refunded - adminRefunded) * 100) / 100 : 0;
}

type Props = { consultation: AdminConsultation; onClose: () => void };

/** Refunds a session, wholly or in part, to its customer's balance. */
export function RefundSession({ consultation, onClose }: Props) {
  const queries = useQueryClient();
  const toast = useToast();
  // The same refund, however often it is sent.
  const [clientId] = useState(() => crypto.randomUUID());
  const upper = refundable(consultation);
  const refund = useMutation({
    mutationFn: (body: { clientId: string; amount: number; reason: string }) =>
      shop(refundSession, { params: { id: consultation.id }, body }),
    onSuccess: async ({ creditNote }) => {
      await queries.invalidateQueries({ queryKey: ['admin', 'consultations'] });
      toast({
        title: 'Session refunded',
        description: creditNote ? `Credit note ${creditNote}` : 'The customer gets an email.',
      });
      onClose();
    },
  });
  const fields: Readonly<Record<string, string>> = isCallError(refund.error) ? refund.error.fields : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!refund.isPending)
      refund.mutate({ clientId, amount: Number(form.get('amount')), reason: String(form.get('reason')) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Refund the session of ${consultation.customerName}`}
      description="The money goes to the customer’s balance at once, with an email. The shop bears it: the healer’s share stays."
    >
      <form onSubmit={submit} className="grid gap-4">
        {refund.isError && <Alert tone="error">{refund.error.message}</Alert>}
        <TextField
          label="Amount in rupees"
          name="amount"
          type="number"
          inputMode="decimal"
          min={0.01}
          max={upper}
          step={0.01}
          defaultValue={upper}
          hint={`At most ${formatRupeesExact(upper)}.`}
          error={fields.amount}
          required
        />
        <TextField label="Reason, which the customer reads" name="reason" maxLength={300} error={fields.reason} />
        <Button type="submit" busy={refund.isPending} busyLabel="Refunding...">
          Refund
        </Button>
      </form>
    </Dialog>
  );
}
