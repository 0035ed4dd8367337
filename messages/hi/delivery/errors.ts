import type { DeliveryState } from '@jyotiratna/contract';
import type { ErrorWordsPart } from '../../error-labels.ts';
import { stateNames } from '../accounts/state-names.ts';

const stateName = (state: string): string => stateNames[state as DeliveryState];

/** Errors about delivery addresses. */
export const delivery = {
  titles: {},
  sentences: {
    pincode_not_served: ({ pincode }) =>
      `अभी हम ${pincode} पर डिलीवरी नहीं करते। कृपया कोई दूसरा पता चुनें।`,
    other_state: ({ pincode, states }) =>
      `पिन कोड ${pincode} ${states.map(stateName).join(' या ')} में है। कृपया वही राज्य चुनें।`,
  },
} satisfies ErrorWordsPart;
