import type { CheckoutForm, DraftOrder } from '@jyotiratna/contract';
import { useState } from 'react';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { isCallError } from '../../../is-call-error.ts';
import {
  addressFields,
  addressOf,
  rejectedFieldsOf,
} from '../../accounts/addresses/address-values.ts';
import { useAddressForm } from '../../accounts/addresses/use-address-form.ts';
import { useBilling } from '../../accounts/addresses/use-billing.ts';
import { draftDiscountOf, type TypedDiscount } from './discount-fields.tsx';
import { type DraftLineInput, isIncomplete, requestedLines } from './draft-lines.ts';

export type FormStart = {
  lines: DraftLineInput[];
  discount: TypedDiscount;
  /** Whether the customer collects the order at the counter. */
  collected: boolean;
  address: Partial<CheckoutForm>;
  /** The billing address; null where the invoice has the delivery address. */
  billing: DraftOrder['billingAddress'];
  note: string;
};

export const emptyForm: FormStart = {
  lines: [],
  discount: { type: '', value: '', reason: '' },
  collected: false,
  address: {},
  billing: null,
  note: '',
};

/** State and actions of the form of a draft order. */
export function useOrderForm(start: FormStart) {
  const [lines, setLines] = useState(start.lines);
  const [discount, setDiscount] = useState(start.discount);
  const [collected, setCollected] = useState(start.collected);
  const [note, setNote] = useState(start.note);
  const address = useAddressForm(addressFields, start.address);
  const billing = useBilling(
    start.billing ? { billingSameAsShipping: false, billing: start.billing } : {},
  );
  /** Replaced at each attempt to save that finds an error in the form. */
  const [invalid, setInvalid] = useState<{ items?: string } | null>(null);
  const [attempts, setAttempts] = useState(0);
  const discounted = draftDiscountOf(discount);

  /** Validates the form and displays its errors. @returns whether it is valid */
  function check(): boolean {
    setAttempts(attempts + 1);
    if (!collected) {
      address.check();
      billing.form.check();
    }
    const items = lines.length === 0 ? t.noLine : lines.some(isIncomplete) ? t.selectOption : null;
    const isInvalid =
      items !== null || (!collected && [...address.errors, ...billing.errors].length > 0);
    setInvalid(isInvalid ? { ...(items !== null && { items }) } : null);
    return !isInvalid;
  }

  return {
    ...{ lines, setLines, discount, setDiscount, collected, setCollected, note, setNote },
    ...{ address, billing, check, invalid, attempts },
    reject: (error: Error) => {
      if (!isCallError(error) || collected) return;
      address.reject(rejectedFieldsOf(error.fields));
      billing.form.reject(rejectedFieldsOf(error.fields, 'billing'));
    },
    body: {
      items: requestedLines(lines),
      ...(discounted && { discount: { ...discounted, reason: discount.reason } }),
      ...(!collected && { address: addressOf(address.values, billing.kept()) }),
      ...(note.trim() && { note }),
    },
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
