import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about delivery addresses. */
export const delivery = {
  titles: {},
  sentences: {
    pincode_not_served: ({ pincode }) =>
      `We do not deliver to ${pincode} yet. Please choose another address.`,
    other_state: ({ pincode, states }) =>
      `PIN code ${pincode} lies in ${states.join(' or ')}. Please choose that state.`,
  },
} satisfies ErrorWordsPart;
