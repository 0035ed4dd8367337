import type { DraftOrder } from '@jyotiratna/contract';
import { makeDraftOrderRoute } from '@jyotiratna/contract/admin/draft-orders';
import { useState } from 'react';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { addressOf, refusalsOf } from '../../accounts/addresses/address-values.ts';
import type { AddressForm } from '../../accounts/addresses/use-address-form.ts';
import { useSend } from '../layout/use-send.ts';
import type { DraftCustomer } from './customer-fields.tsx';
import { draftDiscountOf, type TypedDiscount } from './discount-fields.tsx';
import { type DraftLineInput, requestedLines } from './draft-lines.ts';

type Parts = {
  customer: DraftCustomer;
  lines: readonly DraftLineInput[];
  discount: TypedDiscount;
  address: AddressForm;
  collected: boolean;
  onDone: (draft: DraftOrder) => void;
};

/** Saves a draft order, once for each press; the key is renewed after a rejection. */
export function useMakeDraft({ customer, lines, discount, address, collected, onDone }: Parts) {
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  /** Renewed with each press that finds an error in the form. */
  const [invalid, setInvalid] = useState<{ items?: string } | null>(null);
  const { account, name, email, phone, locale } = customer;
  const off = draftDiscountOf(discount);
  const sending = useSend({
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
          items: requestedLines(lines),
          ...(off && { discount: { ...off, reason: discount.reason } }),
          ...(!collected && { address: addressOf(address.values) }),
          locale,
        },
      }),
    done: () => t.saved,
    onDone: ({ draft }) => onDone(draft),
    onFailed: (error) => {
      if (isCallError(error) && error.status >= 400) setRequestKey(crypto.randomUUID());
      if (isCallError(error) && !collected) address.refuse(refusalsOf(error.fields));
    },
  });

  function submit(): void {
    if (!collected) address.check();
    const items = lines.length === 0 ? t.noLine : lines.some(({ variant }) => variant === '') ? t.chooseOption : null;
    const wrong = items !== null || (!collected && address.errors.length > 0);
    setInvalid(wrong ? { ...(items !== null && { items }) } : null);
    if (!wrong) sending.send();
  }

  const fields: Readonly<Record<string, string>> = { ...sending.fields, ...invalid };
  return { submit, busy: sending.busy, fields, alert: sending.alert, rejection: invalid ?? sending.error };
}
