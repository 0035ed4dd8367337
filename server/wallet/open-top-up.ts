import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { LedgerAccount } from '../ledger/accounts.ts';
import { insertTopUp, setTopUpGatewayId, type TopUpRow } from '../ledger/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import { newId } from '../platform/secrets/token.ts';

/** A payment into a balance, ready for the provider's window; the order's amount in paise. */
export type OpenTopUp = {
  row: TopUpRow;
  keyId: string;
  order: { id: string; amount: number; currency: 'INR' };
};

/**
 * Opens a payment into a balance of the ledger. The row is inserted before the provider is called:
 * a payment of a session whose response was lost is found by its receipt.
 * @throws ShopError payments_off (404), payments_unavailable (503)
 */
export async function openTopUp(
  { db, log, payments }: Pick<Deps, 'db' | 'log' | 'payments'>,
  into: { account: LedgerAccount; userId: string | null; amountPaise: number },
): Promise<OpenTopUp> {
  if (!payments) throw new ShopError('payments_off');
  const { amountPaise } = into;
  const row = await insertTopUp(db, { id: newId('top_'), provider: payments.name, ...into });
  try {
    const { id } = await payments.createSession({
      amountPaise,
      receipt: row.id,
      notes: { ref: row.id },
    });
    await setTopUpGatewayId(db, row.id, id);
    return {
      row,
      keyId: payments.browser.publicKey,
      order: { id, amount: amountPaise, currency: 'INR' },
    };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.warn(
      { topUpId: row.id, kind: error.kind, reason: error.reason },
      'top-up payment not created',
    );
    throw new ShopError('payments_unavailable', {
      message: errorMessage('checkout_unavailable', { provider: payments.title }),
      retryAfter: Math.ceil((error.retryAfterMs ?? 2000) / 1000),
    });
  }
}
