import type { CheckoutError } from '@jyotiratna/contract';

const fields = {
  email: 'Please provide a valid email.',
  firstName: 'Please provide your first name.',
  lastName: 'Please provide your last name.',
  addressLine: 'Please provide your address.',
  city: 'Please provide your city.',
  state: 'Please select your state.',
  pincode: 'Please provide a valid 6-digit PIN code.',
  phone: 'Please provide a valid phone number.',
} satisfies Record<CheckoutError['field'], string>;

/** Messages about fields with a missing or invalid value. */
export const validation = {
  missing: 'Missing Information',
  ...fields,
  gstin: 'Please check the GSTIN: 15 characters.',
  /** For an incomplete saved billing address. */
  billing: 'Please complete the billing address.',
  /** PIN code, and the names of its possible states. */
  otherState: (pincode: string, states: readonly string[]) =>
    `PIN code ${pincode} lies in ${states.join(' or ')}. Please choose that state.`,
};
