import {
  type Address,
  type CheckoutForm,
  type DeliveryState,
  defaultState,
  deliveryStates,
} from '@jyotiratna/contract';
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

/** The address a valid form describes. */
export function addressOf(
  values: CheckoutForm,
  rest: Pick<Address, 'billingSameAsShipping' | 'primary'> = {},
): Address {
  const text = (field: FormField) => values[field].trim();
  return {
    fullName: `${text('firstName')} ${text('lastName')}`.trim(),
    addressLine: text('addressLine'),
    apartment: text('apartment'),
    city: text('city'),
    state: text('state') as DeliveryState,
    pincode: text('pincode'),
    phone: text('phone'),
    ...rest,
  };
}

/** The form of a stored address. The last word of a name is the last name; one word is a first name. */
export function valuesOf(address: Address): Omit<CheckoutForm, 'email'> {
  const words = address.fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  const { addressLine, apartment = '', city, state, pincode, phone } = address;
  return { firstName: words.join(' '), lastName, addressLine, apartment, city, state, pincode, phone };
}

/** An address in one line. */
export function addressLine({ addressLine, apartment, city, state, pincode }: Address): string {
  return `${[addressLine, apartment, city, state].filter(Boolean).join(', ')} ${pincode}`;
}

/** The server's refusals of an address, by form field: `address.pincode` or `pincode` to `pincode`. */
export function refusalsOf(fields: Readonly<Record<string, string>>): Partial<Record<FormField, string>> {
  const known: readonly string[] = ['email', ...addressFields];
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const name = path.split('.').at(-1) ?? '';
      const field = name === 'fullName' ? 'firstName' : name;
      return known.includes(field) ? [[field, sentence]] : [];
    }),
  );
}

/** An address from stored text, mended as far as a form can show it; null when there is nothing of one. */
export function parseAddress(text: string | null): Address | null {
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as Record<string, unknown> | null;
    if (typeof stored !== 'object' || stored === null) return null;
    const read = (field: string) => (typeof stored[field] === 'string' ? (stored[field] as string) : '');
    const state = deliveryStates.find((name) => name === stored.state) ?? defaultState;
    const [fullName, addressLine, city] = [read('fullName'), read('addressLine'), read('city')];
    if (!fullName && !addressLine && !city) return null;
    return {
      fullName,
      addressLine,
      apartment: read('apartment'),
      city,
      state,
      pincode: read('pincode'),
      phone: read('phone'),
      billingSameAsShipping: stored.billingSameAsShipping !== false,
      primary: true,
    };
  } catch {
    return null;
  }
}
