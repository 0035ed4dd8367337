import { IdentityError } from '../accounts/google/provider/identity.ts';
import type { Deps } from '../platform/deps.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';

type Outside = Pick<Deps, 'env' | 'google' | 'payments'>;

/**
 * Checks whether the payment provider and Google's issuer are reachable, and logs the variable to
 * check for each that is not. The start does not wait for it, since both may be available again
 * when a customer needs them.
 */
export async function checkOutside(deps: Outside): Promise<string[]> {
  const lines = await Promise.all([checkPayments(deps), checkGoogle(deps)]);
  return lines.filter((line) => line !== null);
}

async function checkPayments({ env, payments }: Outside): Promise<string | null> {
  // The sandbox runs in this process.
  if (!payments || (env.PAYMENTS === 'sandbox' && !env.RAZORPAY_API_BASE)) return null;
  const now = Date.now();
  try {
    await payments.listPayments({ from: new Date(now - 1000), to: new Date(now) });
    return null;
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    const { status, reason = error.kind } = error;
    if (status === 401 || status === 403)
      return `RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET: the payment provider rejects these keys (${status})`;
    const cause = status ?? reason;
    if (error.kind === 'refused' || reason === 'malformed')
      return `RAZORPAY_API_BASE: the server at this address is no payment provider (${cause})`;
    return `RAZORPAY_API_BASE: the payment provider does not respond at this address (${cause})`;
  }
}

async function checkGoogle({ google }: Outside): Promise<string | null> {
  try {
    await google?.checkIssuer();
    return null;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    return `GOOGLE_ISSUER: no OpenID Connect configuration at this address (${error.reason})`;
  }
}
