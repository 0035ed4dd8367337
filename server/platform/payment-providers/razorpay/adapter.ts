import type { PaymentAdapter } from '../adapter.ts';
import { createProvider } from './provider.ts';
import { readGatewaySettings } from './settings.ts';
import { errorOf, groups, isTarget, noMoney, type RazorpayEnv, variables } from './variables.ts';

/** Razorpay, and the sandbox, which is the same with another base. */
export const razorpay = {
  names: ['razorpay', 'sandbox'],
  variables,
  groups,
  secretFields: ['razorpay_signature'],
  choose: (given) => (isTarget(given) ? 'razorpay' : null),
  errorOf,
  noMoney,
  open: async (env, keep) => {
    const settings = await readGatewaySettings(env, keep);
    return settings ? [createProvider(settings)] : [];
  },
} as const satisfies PaymentAdapter<RazorpayEnv>;
