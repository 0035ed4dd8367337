import type { Customer } from '@jyotiratna/contract';
import { blockCustomer, unblockCustomer } from '@jyotiratna/contract/admin/customers';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/** Confirms blocking a customer, with the reason, or unblocking one. */
export function BlockDialog({
  customer: { key, name, blocked },
  onClose,
}: {
  customer: Customer;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const move = useSend({
    call: () =>
      blocked ? shop(unblockCustomer, { params: { key } }) : shop(blockCustomer, { params: { key }, body: { reason } }),
    done: () => (blocked ? 'Customer unblocked' : 'Customer blocked'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={blocked ? `Let ${name} in again?` : `Block ${name}?`}
      description={
        blocked
          ? 'They log in, order and book again.'
          : 'They are logged out, and neither log in, order nor book under this email. Orders that are there go their way.'
      }
      confirm={blocked ? 'Unblock' : 'Block'}
      danger={!blocked}
      of={move}
      onConfirm={move.send}
      onClose={onClose}
    >
      {!blocked && (
        <TextField
          label="Reason"
          hint="For you and your team; the customer is not told it."
          maxLength={300}
          value={reason}
          error={move.fields.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
