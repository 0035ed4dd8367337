import { closedAccount, giftAccount } from '../ledger/accounts.ts';
import { applyTopUp } from '../ledger/apply-top-up.ts';
import { countMovements, lockBalance, type TopUpRow } from '../ledger/queries.ts';
import { queueBalanceRefund } from '../ledger/queue-balance-refund.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import type { ProviderPayment } from '../platform/payment-providers/provider.ts';
import { type GiftCardRow, lockCard, startCard } from './queries.ts';
import { sendDueCard } from './send.ts';
import { isGiftAccount } from './spend.ts';

type Payment = Pick<ProviderPayment, 'id' | 'sessionId' | 'status' | 'amountPaise' | 'currency'>;

/**
 * Applies a provider's payment status to a top-up or gift card; idempotent, from any source. The
 * first payment of a gift card activates and sends it; a second one is refunded.
 * @returns the top-up of the payment; null if it is not for a balance
 */
export async function applyReceipt(
  tx: Transaction,
  provider: { name: string },
  payment: Payment,
): Promise<TopUpRow | null> {
  const before = await applyTopUp(tx, provider, payment);
  if (!before?.movedNow || !isGiftAccount(before.topUp.account)) return before?.topUp ?? null;
  const { account } = before.topUp;
  const locked = await lockCard(tx, account.slice(giftAccount('').length));
  await lockBalance(tx, account);
  if (locked?.card.status === 'ordered') await startSold(tx, locked.card);
  else if (payment.status === 'captured') await refundSecondPayment(tx, before.topUp, payment);
  return before.topUp;
}

async function startSold(tx: Transaction, { id }: GiftCardRow): Promise<void> {
  await startCard(tx, id);
  await requestEmail(tx, { kind: 'gift-card-receipt', cardId: id });
  await sendDueCard(tx, id);
}

async function refundSecondPayment(
  tx: Transaction,
  { account, provider }: TopUpRow,
  { id: paymentId, amountPaise }: Payment,
): Promise<void> {
  const ref = `${account}:${await countMovements(tx, account)}`;
  await recordMovement(tx, { kind: 'closing', ref, from: account, to: closedAccount, amountPaise });
  await queueBalanceRefund(tx, { userId: null, contact: null, paymentId, provider, amountPaise });
}
