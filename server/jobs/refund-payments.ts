import type { Deps } from '../services/deps.ts';
import { closeRefunds } from '../services/payments/close-refunds.ts';
import { refundPayment } from '../services/payments/refund-payment.ts';
import { drainOutbox } from './outbox.ts';

/** Gives back every payment that could not be used. */
export async function refundPayments(deps: Deps): Promise<void> {
  if (!deps.payments) return;
  await drainOutbox(deps, 'refund', (item) => refundPayment(deps, item));
  await closeRefunds(deps);
}
