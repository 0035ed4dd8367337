import { errorMessage, ShopError, type TopUp, toRupees } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import { findTopUp, insertTopUp, setTopUpGatewayId, type TopUpRow } from '../ledger/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import { newId } from '../platform/secrets/token.ts';

export type StartedTopUp = {
  topUp: TopUp;
  keyId: string;
  order: { id: string; amount: number; currency: 'INR' };
};

/**
 * Opens a payment of this many rupees into the caller's balance. The row is inserted before the
 * provider is called: a payment of a session whose response was lost is found by its receipt.
 * @throws ShopError payments_off (404), payments_unavailable (503)
 */
export async function startTopUp(
  { db, log, payments }: Pick<Deps, 'db' | 'log' | 'payments'>,
  actor: Actor,
  { amount }: { amount: number },
): Promise<StartedTopUp> {
  const { id: userId } = requireUser(actor);
  if (!payments) throw new ShopError('payments_off');
  const amountPaise = amount * 100;
  const row = await insertTopUp(db, { id: newId('top_'), userId, amountPaise, provider: payments.name });
  try {
    const { id } = await payments.createSession({ amountPaise, receipt: row.id, notes: { ref: row.id } });
    await setTopUpGatewayId(db, row.id, id);
    return {
      topUp: presentTopUp(row),
      keyId: payments.browser.publicKey,
      order: { id, amount: amountPaise, currency: 'INR' },
    };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.warn({ topUpId: row.id, kind: error.kind, reason: error.reason }, 'top-up payment not created');
    throw new ShopError('payments_unavailable', {
      message: errorMessage('checkout_unavailable', { provider: payments.title }),
      retryAfter: Math.ceil((error.retryAfterMs ?? 2000) / 1000),
    });
  }
}

/** @throws ShopError top_up_not_found (404) for an id that is unknown or another user's */
export async function findOwnTopUp({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<TopUpRow> {
  const { id: userId } = requireUser(actor);
  const row = await findTopUp(db, id);
  if (row?.userId !== userId) throw new ShopError('top_up_not_found');
  return row;
}

export function presentTopUp({ id, status, amountPaise }: TopUpRow): TopUp {
  return { id, status, amount: toRupees(amountPaise) };
}
