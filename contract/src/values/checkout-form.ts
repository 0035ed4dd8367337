import { emailKey, isEmail, isPhone, typedPhone } from './contact-details.ts';
import { statesInstead } from './pin-states.ts';
import { isPincode, typedPincode } from './pincodes.ts';
import { type DeliveryState, deliveryStates } from './states.ts';
import { typedText } from './typed-text.ts';

/** State of the checkout form. */
export type CheckoutForm = {
  email: string;
  firstName: string;
  lastName: string;
  addressLine: string;
  apartment: string;
  city: string;
  state: string;
  pincode: string;
  phone: string;
};

/** A required field that is empty or invalid. */
export type CheckoutError = {
  field: Exclude<keyof CheckoutForm, 'apartment'>;
  /** For a state that contradicts the PIN code: the possible states. */
  states?: readonly DeliveryState[];
};

const rules: readonly (CheckoutError & { ok: (value: string) => boolean })[] = [
  { field: 'email', ok: (v) => isEmail(emailKey(v)) },
  { field: 'firstName', ok: present },
  { field: 'lastName', ok: present },
  { field: 'addressLine', ok: present },
  { field: 'city', ok: present },
  {
    field: 'state',
    ok: (v) => (deliveryStates as readonly string[]).includes(v),
  },
  { field: 'pincode', ok: (v) => isPincode(typedPincode(v)) },
  { field: 'phone', ok: (v) => isPhone(typedPhone(v)) },
];

/** All errors of the form, in the server's order; the first field gets the focus. */
export function checkoutErrors(form: CheckoutForm): CheckoutError[] {
  return rules.flatMap(({ field, ok }): CheckoutError[] => {
    if (!ok(form[field])) return [{ field }];
    const states = field === 'state' ? statesInstead(form.state.trim(), form.pincode) : [];
    return states.length > 0 ? [{ field, states }] : [];
  });
}

function present(value: string): boolean {
  return typedText(value) !== '';
}
