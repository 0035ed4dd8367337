import type { Deps } from '../../platform/deps.ts';
import { drainOutbox } from '../../platform/outbox/outbox.ts';
import { onlineProviders } from '../../platform/payment-providers/providers.ts';
import { closeRefunds } from '../close-refunds.ts';
import { refundPayment } from '../refund-payment.ts';

/** Gives back every payment that could not be used. */
export async function refundPayments(deps: Deps): Promise<void> {
  if (onlineProviders(deps).length === 0) return;
  await drainOutbox(deps, 'refund', (item) => refundPayment(deps, item));
  await closeRefunds(deps);
}
