import type { PolicyText } from '../../policy.ts';
import { privacyPolicy } from './privacy.ts';
import { refundPolicy } from './refund.ts';
import { shippingPolicy } from './shipping.ts';
import { termsConditions } from './terms.ts';

export const policyPage = { list: 'Policies', lastChanged: 'Last changed' };

/** The four policies in the order of the list shown next to each of them. */
export const policies: readonly PolicyText[] = [
  refundPolicy,
  shippingPolicy,
  privacyPolicy,
  termsConditions,
];
