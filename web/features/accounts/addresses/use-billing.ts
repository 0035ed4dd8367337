import { type Address, type BillingAddress, checkoutErrors } from '@jyotiratna/contract';
import { useState } from 'react';
import { addressFields, billingOf, valuesOf } from './address-values.ts';
import { useAddressForm } from './use-address-form.ts';

/** The fields of a billing address, in the order of page, validation and keyboard. */
const billingFields = addressFields.filter((field) => field !== 'phone');

type Kept = Pick<Address, 'billingSameAsShipping' | 'billing'>;
/** A stored address may have a state to which the shop no longer delivers. */
type Stored = Pick<Address, 'billingSameAsShipping'> & {
  billing?: (Omit<BillingAddress, 'state'> & { state: string }) | undefined;
};

/** Whether the billing address is the delivery address, and the form of the billing address. */
export function useBilling(initial: Stored = {}) {
  const [same, setSame] = useState(isSame(initial));
  const form = useAddressForm(
    billingFields,
    initial.billing && valuesOf(initial.billing),
    'billing.',
  );
  return {
    same,
    setSame,
    form,
    /**
     * The errors of the billing form, in reporting order; empty while the delivery address is used.
     */
    errors: same ? [] : form.errors,
    fill: (stored: Stored) => {
      setSame(isSame(stored));
      form.fill(stored.billing ? valuesOf(stored.billing) : {});
    },
    /** The billing fields of an address for storage and requests. */
    kept: (): Kept =>
      same
        ? { billingSameAsShipping: true }
        : { billingSameAsShipping: false, billing: billingOf(form.values) },
  };
}

export type Billing = ReturnType<typeof useBilling>;

/** An address stored as different from its billing address, but without one, counts as the same. */
function isSame({ billingSameAsShipping, billing }: Stored): boolean {
  return billingSameAsShipping !== false || !billing;
}

/** Whether a stored billing address is complete, and in the state of its PIN code. */
export function isFullBilling(billing: BillingAddress | undefined): boolean {
  if (!billing) return true;
  const required: readonly string[] = billingFields;
  return !checkoutErrors({ email: '', ...valuesOf(billing) }).some(({ field }) =>
    required.includes(field),
  );
}
