import { z } from 'zod';
import { line, phone, pincode, prose } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { statesInstead } from './values/pin-states.ts';
import { deliveryStates } from './values/states.ts';

/**
 * Rejects a state that contradicts the PIN code: the state of delivery determines the tax (place of
 * supply).
 */
function inItsState({
  value,
  issues,
}: z.core.ParsePayload<{ state: string; pincode: string }>): void {
  const states = statesInstead(value.state, value.pincode);
  if (states.length === 0) return;
  issues.push({
    code: 'custom',
    path: ['state'],
    message: issue('other_state', { pincode: value.pincode, states }),
    input: value.state,
  });
}

const place = {
  fullName: line(120, issue('name_missing')),
  addressLine: line(200, issue('address_line_missing')),
  apartment: prose(120).optional(),
  city: line(80, issue('city_missing')),
  state: z.enum(deliveryStates, issue('state_missing')),
  pincode,
};

/** Billing address, if it differs from the shipping address. */
const billing = z.strictObject(place);
export type BillingAddress = z.infer<typeof billing>;

/**
 * An address whose state and PIN code may contradict each other, as in addresses stored before that
 * check.
 */
export const looseAddress = z.strictObject({
  ...place,
  phone,
  billingSameAsShipping: z.boolean().optional(),
  primary: z.boolean().optional(),
  /**
   * The billing address, used if `billingSameAsShipping` is false; if absent, the invoice names the
   * shipping address.
   */
  billing: billing.optional(),
});
export const address = looseAddress
  .extend({ billing: billing.check(inItsState).optional() })
  .check(inItsState);
export type Address = z.infer<typeof address>;
