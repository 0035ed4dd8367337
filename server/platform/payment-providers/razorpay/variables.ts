import { z } from 'zod';
import { isLocalBase, isSafeBase, web } from '../../variable.ts';

/** The environment variables of this provider. */
export const variables = {
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'must be a key id such as rzp_test_…')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  RAZORPAY_API_BASE: web.optional(),
};

export type Given = z.output<z.ZodObject<typeof variables>>;
/** The environment variables that this provider reads. */
export type RazorpayEnv = Given & { PAYMENTS: string; HOST: string; PORT: number };

/** Variables that only work together; those in `more` have no effect without `all`. */
export const groups = [
  {
    all: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    more: ['RAZORPAY_API_BASE'],
  },
] as const;

/** Whether the keys imply this provider, if PAYMENTS is not set. */
export function isGatewayTarget(given: Given): boolean {
  return given.RAZORPAY_KEY_ID !== undefined && given.RAZORPAY_KEY_SECRET !== undefined;
}

/**
 * The reason why these values are invalid, starting with the variable's name; null if valid.
 * @param requested the raw value of PAYMENTS
 */
export function razorpayError(env: RazorpayEnv, requested: string | undefined): string | null {
  if (env.RAZORPAY_API_BASE && !isSafeBase(env.RAZORPAY_API_BASE)) {
    return 'RAZORPAY_API_BASE must be an https URL, or http on this machine only';
  }
  if (requested === 'sandbox' && env.RAZORPAY_KEY_ID?.startsWith('rzp_live_')) {
    return 'RAZORPAY_KEY_ID must be a test key when PAYMENTS is sandbox';
  }
  if (env.PAYMENTS !== 'razorpay') return null;
  if (env.RAZORPAY_KEY_ID === undefined)
    return 'RAZORPAY_KEY_ID is required when PAYMENTS is razorpay';
  return isLocalBase(env.RAZORPAY_API_BASE) ? null : sandboxKeys(env);
}

/** These keys are public, and could be used to sign forged payments. */
function sandboxKeys(env: RazorpayEnv): string | null {
  if (env.RAZORPAY_KEY_ID?.startsWith('rzp_test_sandbox')) {
    return 'RAZORPAY_KEY_ID must be a key id of the provider, not one of the sandbox';
  }
  const secrets = ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
  const wellKnown = secrets.find((name) => /sandbox_(key|webhook)_secret/.test(env[name] ?? ''));
  return wellKnown
    ? `${wellKnown} must be a secret of your own, not the one of the sandbox's description`
    : null;
}

/** The reason why no money moves although this provider is selected; null if money moves. */
export function noMoney(env: RazorpayEnv): string | null {
  const test = env.PAYMENTS === 'razorpay' && env.RAZORPAY_KEY_ID?.startsWith('rzp_test_');
  return test ? 'RAZORPAY_KEY_ID is a test key' : null;
}
