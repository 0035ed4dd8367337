import { type AdminConsultation, formatRupeesExact } from '@jyotiratna/contract';
import { refundSessionRoute } from '@jyotiratna/contract/admin/consultations';
import { useState } from 'react';
import { consultations as t } from '#messages/admin/consultations.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/** Rupees of a session that can still be refunded. */
export function refundable({
  status,
  charged,
  refunded,
  adminRefunded,
}: AdminConsultation): number {
  return status === 'ended' ? Math.round((charged - refunded - adminRefunded) * 100) / 100 : 0;
}

type Props = { consultation: AdminConsultation; onClose: () => void };

/** Refunds a session, wholly or in part, to its customer's balance. */
export function RefundSession({ consultation, onClose }: Props) {
  // The same refund, however often it is sent.
  const [clientId] = useState(() => crypto.randomUUID());
  const upper = refundable(consultation);
  const [amount, setAmount] = useState(String(upper));
  const [reason, setReason] = useState('');
  const refund = useSend({
    call: () =>
      shop(refundSessionRoute, {
        params: { id: consultation.id },
        body: { clientId, amount: Number(amount), reason },
      }),
    done: ({ creditNote }) => ({
      title: t.sessionRefunded,
      description: creditNote ? t.creditNote(creditNote) : t.customerGetsEmail,
    }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.refundSession(consultation.customerName)}
      description={t.moneyGoesCustomers}
      confirm={t.refund}
      busyLabel={t.refunding}
      of={refund}
      onConfirm={refund.send}
      onClose={onClose}
    >
      <TextField
        label={t.amountRupees}
        type="number"
        inputMode="decimal"
        min={0.01}
        max={upper}
        step={0.01}
        value={amount}
        hint={t.most(formatRupeesExact(upper))}
        error={refund.fields.amount}
        onChange={({ currentTarget: { value } }) => setAmount(value)}
      />
      <TextField
        label={t.reasonWhichCustomer}
        maxLength={300}
        value={reason}
        error={refund.fields.reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </ConfirmDialog>
  );
}
