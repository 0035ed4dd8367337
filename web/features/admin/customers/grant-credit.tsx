import { type Customer, maxStoreCredit } from '@jyotiratna/contract';
import { grantCreditRoute } from '@jyotiratna/contract/admin/customers';
import { useState } from 'react';
import { customers as t } from '#messages/admin/customers.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';
import { keepDigits } from '../product-form/keep-digits.ts';

/**
 * Grants store credit, with a reason that the customer reads; a second click grants nothing more.
 */
export function GrantCredit({
  customer: { key, name },
  onClose,
}: {
  customer: Customer;
  onClose: () => void;
}) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [requestKey] = useState(() => crypto.randomUUID());
  const grant = useSend({
    call: () =>
      shop(grantCreditRoute, {
        params: { key },
        body: { amount: Number(amount), reason, requestKey },
      }),
    done: () => t.creditGiven,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.giveCreditTo(name)}
      description={t.giveCreditText}
      confirm={t.giveCredit}
      of={grant}
      onConfirm={grant.send}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          label={t.creditAmount}
          inputMode="numeric"
          maxLength={String(maxStoreCredit).length}
          value={amount}
          error={grant.fields.amount}
          onChange={(event) => setAmount(keepDigits(event.currentTarget.value))}
        />
        <TextField
          label={t.reason}
          hint={t.creditReasonHint}
          maxLength={200}
          value={reason}
          error={grant.fields.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
