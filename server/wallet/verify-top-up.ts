import { ShopError, type TopUp, toRupees } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { applyTopUp } from '../ledger/apply-top-up.ts';
import { balanceOf, findTopUp, findTopUpByGatewayId, requestAboutTopUpSoon, type TopUpRow } from '../ledger/queries.ts';
import { readCallback } from '../payments/read-callback.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import { onlineProviders } from '../platform/payment-providers/providers.ts';
import { findOwnTopUp, presentTopUp } from './start-top-up.ts';

type Position = { topUp: TopUp; balance: number };

/**
 * The browser's request after paying into a balance. The provider's signature identifies the
 * session and the payment; state and amount are fetched from the provider. Without a response
 * the page gets the payment as it is, and polls again.
 * @throws ShopError payments_off (404), payment_unverified (400), top_up_not_found (404),
 *   invalid_input (400)
 */
export async function verifyTopUp(deps: Deps, actor: Actor, fields: Record<string, unknown>): Promise<Position> {
  const { id: userId } = requireUser(actor);
  if (onlineProviders(deps).length === 0) throw new ShopError('payments_off');
  const genuine = readCallback(deps, fields);
  if (!genuine) throw new ShopError('payment_unverified');
  const { provider, sessionId, paymentId } = genuine;
  const found = await findTopUpByGatewayId(deps.db, provider.name, sessionId);
  if (found?.userId !== userId) throw new ShopError('top_up_not_found');
  try {
    const payment = await provider.fetchPayment(paymentId);
    if (payment.sessionId !== sessionId) throw new ShopError('payment_unverified');
    await transact(deps.db, (tx) => applyTopUp(tx, provider, payment));
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    deps.log.warn({ paymentId, err: error }, 'top-up payment could not be fetched');
    await requestAboutTopUpSoon(deps.db, found.id);
  }
  return standing(deps, (await findTopUp(deps.db, found.id)) ?? found);
}

/** The status of one of the caller's payments. @throws ShopError top_up_not_found (404) */
export async function readTopUp(deps: Pick<Deps, 'db'>, actor: Actor, { id }: { id: string }): Promise<Position> {
  return standing(deps, await findOwnTopUp(deps, actor, id));
}

async function standing({ db }: Pick<Deps, 'db'>, row: TopUpRow): Promise<Position> {
  return { topUp: presentTopUp(row), balance: toRupees(await balanceOf(db, customerAccount(row.userId))) };
}
