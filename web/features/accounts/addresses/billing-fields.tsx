import { address as t } from '#messages/accounts/address.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { AddressFields } from './address-fields.tsx';
import type { Billing } from './use-billing.ts';

/**
 * The checkbox 'Billing address is the same'; unchecked, it displays the form of the billing
 * address.
 */
export function BillingFields({ billing }: { billing: Billing }) {
  return (
    <>
      <Checkbox
        checked={billing.same}
        onChange={(event) => billing.setSame(event.currentTarget.checked)}
      >
        {t.billingSame}
      </Checkbox>
      {!billing.same && (
        <fieldset className="grid gap-4 border-t border-line pt-5">
          <legend className="sr-only">{t.billing}</legend>
          <div>
            <p aria-hidden className="text-heading-s">
              {t.billing}
            </p>
            <p className="mt-1 text-small text-text-2">{t.billingHint}</p>
          </div>
          <AddressFields form={billing.form} section="billing" withoutPhone />
        </fieldset>
      )}
    </>
  );
}
