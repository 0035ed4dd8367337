import { address as texts } from '#messages/accounts/address.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { AddressFields } from './address-fields.tsx';
import type { Billing } from './use-billing.ts';

/** 'Billing address is the same', and without the mark the form of the other one. */
export function BillingFields({ billing }: { billing: Billing }) {
  return (
    <>
      <Checkbox checked={billing.same} onChange={(event) => billing.setSame(event.currentTarget.checked)}>
        {texts.billingSame}
      </Checkbox>
      {!billing.same && (
        <fieldset className="grid gap-4 border-t border-line pt-5">
          <legend className="sr-only">{texts.billing}</legend>
          <div>
            <p aria-hidden className="text-heading-s">
              {texts.billing}
            </p>
            <p className="mt-1 text-small text-text-2">{texts.billingHint}</p>
          </div>
          <AddressFields form={billing.form} section="billing" withoutPhone />
        </fieldset>
      )}
    </>
  );
}
