import type { Customer } from '@jyotiratna/contract';
import { blockCustomer, unblockCustomer } from '@jyotiratna/contract/admin/customers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';

type Props = { customer: Customer; onChanged: (customer: Customer) => void; onClose: () => void };

/** Confirms blocking a customer, with the reason, or unblocking one. */
export function BlockDialog({ customer, onChanged, onClose }: Props) {
  const { key, name, blocked } = customer;
  const toast = useToast();
  const [reason, setReason] = useState('');
  const move = useMutation({
    mutationFn: () =>
      blocked ? shop(unblockCustomer, { params: { key } }) : shop(blockCustomer, { params: { key }, body: { reason } }),
    onSuccess: (reply) => {
      onChanged(reply.customer);
      toast({ title: blocked ? 'Customer unblocked' : 'Customer blocked' });
      onClose();
    },
  });
  const rejection = isCallError(move.error) ? move.error : null;
  const error = rejection?.fields.reason;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={blocked ? `Let ${name} in again?` : `Block ${name}?`}
      description={
        blocked
          ? 'They log in, order and book again.'
          : 'They are logged out, and neither log in, order nor book under this email. Orders that are there go their way.'
      }
      confirm={blocked ? 'Unblock' : 'Block'}
      danger={!blocked}
      busy={move.isPending}
      busyLabel="Saving..."
      onConfirm={() => move.mutate()}
    >
      {move.isError && !error && <Alert tone="error">{move.error.message}</Alert>}
      {!blocked && (
        <TextField
          label="Reason"
          hint="For you and your team; the customer is not told it."
          maxLength={300}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </AlertDialog>
  );
}
