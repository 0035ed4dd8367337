import { type Customer, maxStoreCredit } from '@jyotiratna/contract';
import {
  blockCustomer,
  grantCreditRoute,
  unblockCustomer,
} from '@jyotiratna/contract/admin/customers';
import { useState } from 'react';
import { customers as t } from '#messages/admin/customers.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { CallDialog } from '../layout/call-dialog.tsx';
import { keepDigits } from '../product-form/keep-digits.ts';

type Props = { customer: Customer; onClose: () => void };

/** Confirms blocking a customer, with the reason, or unblocking one. */
export function BlockDialog({ customer: { key, name, blocked }, onClose }: Props) {
  const params = { key };
  return (
    <CallDialog
      title={blocked ? t.letAgain(name) : t.block(name)}
      description={blocked ? t.theyLogOrder : t.theyLoggedOut}
      confirm={blocked ? t.unblock : t.blockLabel}
      danger={!blocked}
      start={{ reason: '' }}
      call={(body): Promise<unknown> =>
        blocked ? shop(unblockCustomer, { params }) : shop(blockCustomer, { params, body })
      }
      done={blocked ? t.customerUnblocked : t.customerBlocked}
      onClose={onClose}
    >
      {({ field }) =>
        !blocked && (
          <TextField label={t.reason} hint={t.youYourTeam} maxLength={300} {...field('reason')} />
        )
      }
    </CallDialog>
  );
}

/**
 * Grants store credit, with a reason that the customer reads; a second click grants nothing more.
 */
export function GrantCredit({ customer: { key, name }, onClose }: Props) {
  const [requestKey] = useState(() => crypto.randomUUID());
  return (
    <CallDialog
      title={t.giveCreditTo(name)}
      description={t.giveCreditText}
      confirm={t.giveCredit}
      start={{ amount: '', reason: '' }}
      call={({ amount, reason }) =>
        shop(grantCreditRoute, {
          params: { key },
          body: { amount: Number(amount), reason, requestKey },
        })
      }
      done={t.creditGiven}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField
            label={t.creditAmount}
            inputMode="numeric"
            maxLength={String(maxStoreCredit).length}
            {...field('amount', keepDigits)}
          />
          <TextField
            label={t.reason}
            hint={t.creditReasonHint}
            maxLength={200}
            {...field('reason')}
          />
        </>
      )}
    </CallDialog>
  );
}
