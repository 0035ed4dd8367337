import { IdentityError } from '../accounts/google/provider/identity.ts';
import type { Deps } from '../platform/deps.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';

type Asked = Pick<Deps, 'env' | 'google' | 'payments'>;

/**
 * Asks the payment provider and Google's issuer whether they answer, and says of each that does not in one line which
 * variable to look at. The start does not wait for it: both may be well again when a customer needs them.
 */
export async function checkOutside(deps: Asked): Promise<string[]> {
  const lines = await Promise.all([checkPayments(deps), checkGoogle(deps)]);
  return lines.filter((line) => line !== null);
}

async function checkPayments({ env, payments }: Asked): Promise<string | null> {
  // The sandbox is this very process.
  if (!payments || (env.PAYMENTS === 'sandbox' && !env.RAZORPAY_API_BASE)) return null;
  const now = Date.now();
  try {
    await payments.listPayments({ from: new Date(now - 1000), to: new Date(now) });
    return null;
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    const { status, reason = error.kind } = error;
    if (status === 401 || status === 403)
      return `RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET: the payment provider refuses these keys (${status})`;
    const told = status ?? reason;
    if (error.kind === 'refused' || reason === 'malformed')
      return `RAZORPAY_API_BASE: what answers there is no payment provider (${told})`;
    return `RAZORPAY_API_BASE: the payment provider does not answer there (${told})`;
  }
}

async function checkGoogle({ google }: Asked): Promise<string | null> {
  try {
    await google?.checkIssuer();
    return null;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    return `GOOGLE_ISSUER: nobody there tells how to sign in with OpenID Connect (${error.reason})`;
  }
}
