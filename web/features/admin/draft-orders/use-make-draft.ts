import type { DraftOrder } from '@jyotiratna/contract';
import { makeDraftOrderRoute } from '@jyotiratna/contract/admin/draft-orders';
import { useState } from 'react';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { useSend } from '../layout/use-send.ts';
import type { DraftCustomer } from './customer-fields.tsx';
import type { OrderForm } from './use-order-form.ts';

type Parts = { customer: DraftCustomer; form: OrderForm; onDone: (draft: DraftOrder) => void };

/** Saves a draft order, once for each press; the key is renewed after a rejection. */
export function useMakeDraft({ customer, form, onDone }: Parts) {
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const { account, name, email, phone, locale } = customer;
  return useSend({
    call: () =>
      shop(makeDraftOrderRoute, {
        body: {
          requestKey,
          customer: {
            name,
            ...(account && { account }),
            ...(email.trim() && { email }),
            ...(phone.trim() && { phone }),
          },
          ...form.body,
          locale,
        },
      }),
    done: () => t.saved,
    onDone: ({ draft }) => onDone(draft),
    onFailed: (error) => {
      if (isCallError(error) && error.status >= 400) setRequestKey(crypto.randomUUID());
      form.refuse(error);
    },
  });
}
