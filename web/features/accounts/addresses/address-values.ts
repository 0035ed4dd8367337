import {
  type Address,
  type BillingAddress,
  type CheckoutForm,
  type DeliveryState,
  defaultState,
  deliveryStates,
  typedPhone,
  typedPincode,
  typedText,
} from '@jyotiratna/contract';
import { stateLabel } from '#messages/accounts/states.ts';
import type { FormField } from './form-state.ts';

/** The fields of an address, in the order of page, validation and keyboard. */
export const addressFields = [
  'firstName',
  'lastName',
  'addressLine',
  'apartment',
  'city',
  'state',
  'pincode',
  'phone',
] as const satisfies readonly FormField[];

/** The address of a valid form's values. */
export function addressOf(
  values: CheckoutForm,
  rest: Pick<Address, 'billingSameAsShipping' | 'billing' | 'primary'> = {},
): Address {
  return { ...billingOf(values), phone: typedPhone(values.phone), ...rest };
}

/** The billing address of a valid form's values. */
export function billingOf(values: CheckoutForm): Required<BillingAddress> {
  const text = (field: FormField) => typedText(values[field]);
  return {
    fullName: [...new Set([text('firstName'), text('lastName')])].join(' ').trim(),
    addressLine: text('addressLine'),
    apartment: text('apartment'),
    city: text('city'),
    state: text('state') as DeliveryState,
    pincode: typedPincode(values.pincode),
  };
}

/**
 * The form values of a stored address. The last word of a name is the last name; a single word is
 * both.
 */
export function valuesOf(
  address: Omit<BillingAddress, 'state'> & { state: string; phone?: string },
): Omit<CheckoutForm, 'email'> {
  const nameParts = address.fullName.trim().split(/\s+/);
  const lastName = (nameParts.length > 1 ? nameParts.pop() : nameParts[0]) ?? '';
  const { addressLine, apartment = '', city, state, pincode, phone = '' } = address;
  return {
    firstName: nameParts.join(' '),
    lastName,
    addressLine,
    apartment,
    city,
    state,
    pincode,
    phone,
  };
}

/** An address in one line. */
export function addressLine({
  addressLine,
  apartment,
  city,
  state,
  pincode,
}: BillingAddress): string {
  return `${[addressLine, apartment, city, stateLabel(state)].filter(Boolean).join(', ')} ${pincode}`;
}

/**
 * The server's errors of an address, by form field: `address.pincode` or `pincode` to `pincode`.
 * @param section `billing` for errors of the billing address, which are omitted without it
 */
export function rejectedFieldsOf(
  fields: Readonly<Record<string, string>>,
  section: 'address' | 'billing' = 'address',
): Partial<Record<FormField, string>> {
  const names: readonly string[] = ['email', ...addressFields];
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      if (path.split('.').includes('billing') !== (section === 'billing')) return [];
      const name = path.split('.').at(-1) ?? '';
      const field = name === 'fullName' ? 'firstName' : name;
      return names.includes(field) ? [[field, message]] : [];
    }),
  );
}

/**
 * Parses an address from stored text, repaired as far as a form can display it; null for unusable
 * text.
 */
export function parseAddress(text: string | null): Address | null {
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as Record<string, unknown> | null;
    if (typeof stored !== 'object' || stored === null) return null;
    const place = readPlace(stored);
    const billing = stored.billingSameAsShipping === false ? readPlace(stored.billing) : null;
    return (
      place && {
        ...place,
        phone: textIn(stored, 'phone'),
        billingSameAsShipping: stored.billingSameAsShipping !== false,
        ...(billing && { billing }),
        primary: true,
      }
    );
  } catch {
    return null;
  }
}

function readPlace(value: unknown): BillingAddress | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  const [fullName, addressLine, city] = (['fullName', 'addressLine', 'city'] as const).map((key) =>
    textIn(stored, key),
  ) as [string, string, string];
  if (!fullName && !addressLine && !city) return null;
  const state = deliveryStates.find((name) => name === stored.state) ?? defaultState;
  return {
    fullName,
    addressLine,
    apartment: textIn(stored, 'apartment'),
    city,
    state,
    pincode: textIn(stored, 'pincode'),
  };
}

function textIn(stored: Record<string, unknown>, key: string): string {
  const value = stored[key];
  return typeof value === 'string' ? value : '';
}
