import type * as english from '../../en/policies/all.ts';
import type { PolicyText } from '../../policy.ts';
import { privacyPolicy } from './privacy.ts';
import { refundPolicy } from './refund.ts';
import { shippingPolicy } from './shipping.ts';
import { termsConditions } from './terms.ts';

export const policyPage: typeof english.policyPage = {
  list: 'नीतियाँ',
  lastChanged: 'आख़िरी बदलाव:',
};

/** The four policies in the order of the list next to each of them. */
export const policies: readonly PolicyText[] = [
  refundPolicy,
  shippingPolicy,
  privacyPolicy,
  termsConditions,
];
