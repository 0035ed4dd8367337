import { statesInstead } from './pin-states.ts';
import { type DeliveryState, deliveryStates } from './states.ts';

/** What the checkout form holds while a customer types. */
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

/** A field that has to be filled, and is not or not rightly. */
export type CheckoutError = {
  field: Exclude<keyof CheckoutForm, 'apartment'>;
  /** Of a state that the PIN code contradicts: where it lies. */
  states?: readonly DeliveryState[];
};

/**
 * A usable e-mail address: one '@', no spaces, a dot in the domain. Deliberately simple and linear in time; the mail
 * that is sent decides. Checked only up to 254 characters, the limit of RFC 5321.
 */
export const emailPattern =
  /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}[\p{L}\p{N}-]{2,63}$/u;
export const pincodePattern = /^\d{6}$/;
export const phonePattern = /^[\d+\-() ]{7,15}$/;

/** True when the text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}

const rules: readonly (CheckoutError & { ok: (value: string) => boolean })[] = [
  { field: 'email', ok: isEmail },
  { field: 'firstName', ok: present },
  { field: 'lastName', ok: present },
  { field: 'addressLine', ok: present },
  { field: 'city', ok: present },
  {
    field: 'state',
    ok: (v) => (deliveryStates as readonly string[]).includes(v),
  },
  { field: 'pincode', ok: (v) => pincodePattern.test(v) },
  { field: 'phone', ok: isPhone },
];

/** Every error of the form, in the order in which the shop reports them; the first one gets the focus. */
export function checkoutErrors(form: CheckoutForm): CheckoutError[] {
  return rules.flatMap(({ field, ok }): CheckoutError[] => {
    if (!ok(form[field].trim())) return [{ field }];
    const states = field === 'state' ? statesInstead(form.state.trim(), form.pincode) : [];
    return states.length > 0 ? [{ field, states }] : [];
  });
}

/** 7 to 15 characters from digits, +, -, parentheses and spaces, with at least one digit. */
export function isPhone(text: string): boolean {
  return phonePattern.test(text) && /\d/.test(text);
}

function present(value: string): boolean {
  return value.length > 0;
}
