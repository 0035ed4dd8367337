import type { Customer } from '@jyotiratna/contract';
import { blockCustomer, unblockCustomer } from '@jyotiratna/contract/admin/customers';
import { useState } from 'react';
import { customers as t } from '#messages/admin/customers.ts';
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
      blocked
        ? shop(unblockCustomer, { params: { key } })
        : shop(blockCustomer, { params: { key }, body: { reason } }),
    done: () => (blocked ? t.customerUnblocked : t.customerBlocked),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={blocked ? t.letAgain(name) : t.block(name)}
      description={blocked ? t.theyLogOrder : t.theyLoggedOut}
      confirm={blocked ? t.unblock : t.blockLabel}
      danger={!blocked}
      of={move}
      onConfirm={move.send}
      onClose={onClose}
    >
      {!blocked && (
        <TextField
          label={t.reason}
          hint={t.youYourTeam}
          maxLength={300}
          value={reason}
          error={move.fields.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
