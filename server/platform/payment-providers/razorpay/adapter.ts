import type { PaymentAdapter } from '../adapter.ts';
import { createProvider } from './provider.ts';
import { readGatewaySettings } from './settings.ts';
import {
  groups,
  isGatewayTarget,
  noMoney,
  type RazorpayEnv,
  razorpayError,
  variables,
} from './variables.ts';

/** Razorpay, and the sandbox, which has the same API at another base URL. */
export const razorpay = {
  names: ['razorpay', 'sandbox'],
  variables,
  groups,
  secretFields: ['razorpay_signature'],
  choose: (given) => (isGatewayTarget(given) ? 'razorpay' : null),
  errorOf: razorpayError,
  noMoney,
  open: async (env, keep) => {
    const settings = await readGatewaySettings(env, keep);
    return settings ? [createProvider(settings)] : [];
  },
} as const satisfies PaymentAdapter<RazorpayEnv>;
