import type { Transaction } from '../platform/database/open-database.ts';
import type { ProviderPayment, ProviderRefund } from '../platform/payment-providers/provider.ts';
import { providerAccount } from './accounts.ts';
import { applyBalanceRefund } from './apply-balance-refund.ts';
import { type BalanceRefundRow, listBalanceRefundsOf } from './balance-refund-queries.ts';
import {
  findCreditedAccount,
  findTopUpByGatewayId,
  markTopUpPaid,
  type TopUpRow,
} from './queries.ts';
import { recordMovement } from './record-movement.ts';
import { returnLatePayment } from './return-late-payment.ts';

/**
 * Applies a provider's payment status to a balance; idempotent, from any source. The captured
 * amount is credited once for each payment, exact to the paisa; so is a second payment of one
 * session. A payment into the balance of a deleted account is credited and refunded.
 * @returns the top-up of the payment, and whether it was credited now; null for other payments
 */
export async function applyTopUp(
  tx: Transaction,
  { name }: { name: string },
  payment: Pick<ProviderPayment, 'id' | 'sessionId' | 'status' | 'amountPaise' | 'currency'>,
): Promise<{ topUp: TopUpRow; movedNow: boolean } | null> {
  if (payment.sessionId === null) return null;
  const topUp = await findTopUpByGatewayId(tx, name, payment.sessionId);
  if (!topUp) return null;
  // A payment that the provider refunded in full was captured before; its amount is credited, and
  // its refunds debit it.
  const cameIn = payment.status === 'captured' || payment.status === 'refunded';
  if (!cameIn || payment.currency !== 'INR') return { topUp, movedNow: false };
  const moved = await recordMovement(tx, {
    kind: 'top-up',
    ref: payment.id,
    from: providerAccount(name),
    to: topUp.account,
    amountPaise: payment.amountPaise,
  });
  if (moved || topUp.status !== 'paid') await markTopUpPaid(tx, topUp.id);
  const { userId } = topUp;
  const { id: paymentId, amountPaise } = payment;
  // A payment that the provider refunded is returned already.
  if (moved && payment.status === 'captured' && userId !== null)
    await returnLatePayment(tx, { userId, paymentId, provider: name, amountPaise });
  return { topUp, movedNow: moved };
}

/**
 * Applies a refund of a payment into a balance: a closed balance's refund, or one made at the
 * provider's dashboard, which may make the balance negative.
 * @returns `none`: not a payment into a balance; `wait`: it may be a closed balance's refund whose
 * id is not known yet
 */
export async function applyTopUpRefund(
  tx: Transaction,
  { name }: { name: string },
  refund: Pick<ProviderRefund, 'id' | 'paymentId' | 'amountPaise' | 'status'>,
): Promise<'none' | 'wait' | 'known' | 'moved'> {
  const account = await findCreditedAccount(tx, refund.paymentId);
  if (!account) return 'none';
  const closing = await listBalanceRefundsOf(tx, refund.paymentId);
  const ours = closing.find(({ gatewayRefundId }) => gatewayRefundId === refund.id);
  if (ours) return (await applyBalanceRefund(tx, ours.key, refund)) ? 'moved' : 'known';
  const open = ({ status, gatewayRefundId }: BalanceRefundRow) =>
    gatewayRefundId === null && (status === 'queued' || status === 'pending');
  if (closing.some(open)) return 'wait';
  if (refund.status !== 'processed') return 'known';
  const moved = await recordMovement(tx, {
    kind: 'top-up-refund',
    ref: refund.id,
    paymentId: refund.paymentId,
    from: account,
    to: providerAccount(name),
    amountPaise: refund.amountPaise,
  });
  return moved ? 'moved' : 'known';
}
