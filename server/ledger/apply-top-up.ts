import type { Transaction } from '../platform/database/open-database.ts';
import type { ProviderPayment, ProviderRefund } from '../platform/payment-providers/provider.ts';
import { customerAccount, providerAccount } from './accounts.ts';
import { findCreditedAccount, findTopUpByGatewayId, markTopUpPaid, type TopUpRow } from './queries.ts';
import { recordMovement } from './record-movement.ts';

/**
 * Applies a provider's status of a payment into a balance, from any source and any number of
 * times: the captured amount is credited once for each payment, to the paisa. A second payment
 * of one session is credited as well: it was paid.
 * @returns the payment into the balance that it belongs to; null where it is not one
 */
export async function applyTopUp(
  tx: Transaction,
  { name }: { name: string },
  payment: Pick<ProviderPayment, 'id' | 'sessionId' | 'status' | 'amountPaise' | 'currency'>,
): Promise<TopUpRow | null> {
  if (payment.sessionId === null) return null;
  const topUp = await findTopUpByGatewayId(tx, name, payment.sessionId);
  if (!topUp) return null;
  // A payment that the provider refunded in full was captured once: its refunds have the refunded
  // amount.
  const cameIn = payment.status === 'captured' || payment.status === 'refunded';
  if (!cameIn || payment.currency !== 'INR') return topUp;
  const moved = await recordMovement(tx, {
    kind: 'top-up',
    ref: payment.id,
    from: providerAccount(name),
    to: customerAccount(topUp.userId),
    amountPaise: payment.amountPaise,
  });
  if (moved || topUp.status !== 'paid') await markTopUpPaid(tx, topUp.id);
  return topUp;
}

/**
 * Money of a balance that the shop gave back at the provider's own dashboard. The balance may fall below zero by it.
 * @returns whether the payment was one into a balance
 */
export async function applyTopUpRefund(
  tx: Transaction,
  { name }: { name: string },
  refund: Pick<ProviderRefund, 'id' | 'paymentId' | 'amountPaise' | 'status'>,
): Promise<boolean> {
  const account = await findCreditedAccount(tx, refund.paymentId);
  if (!account) return false;
  if (refund.status !== 'processed') return true;
  await recordMovement(tx, {
    kind: 'top-up-refund',
    ref: refund.id,
    from: account,
    to: providerAccount(name),
    amountPaise: refund.amountPaise,
  });
  return true;
}
