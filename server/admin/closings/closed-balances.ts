import { ShopError, toRupees } from '@jyotiratna/contract';
import type { ClosedBalances } from '@jyotiratna/contract/admin/closings';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { applyBalanceTransfer } from '../../ledger/apply-balance-refund.ts';
import { listFailedBalanceRefunds } from '../../ledger/balance-refund-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';

/**
 * The remaining balances of closed accounts that await a transfer, in order of creation. One query.
 */
export async function listClosedBalances(db: Executor): Promise<ClosedBalances> {
  const rows = await listFailedBalanceRefunds(db);
  return {
    refunds: rows.map(({ key, amountPaise, contact, paymentId, provider, createdAt }) => ({
      ...{
        id: key,
        amount: toRupees(amountPaise),
        contact: contact ?? '',
        since: createdAt.toISOString(),
      },
      provider: paymentId === null ? null : provider,
    })),
  };
}

/**
 * Records the owner's bank transfer of a closed account's balance, once. @throws ShopError
 * not_found if none is pending
 */
export async function transferClosedBalance(
  { db }: Pick<Deps, 'db'>,
  actor: Admin,
  { id, reference }: { id: string; reference: string },
): Promise<ClosedBalances> {
  return transact(db, async (tx) => {
    if (!(await applyBalanceTransfer(tx, id, reference))) throw new ShopError('not_found');
    await audit(tx, actor, 'balance.transfer', `closing:${id}`, {
      reference: { before: null, after: reference },
    });
    return listClosedBalances(tx);
  });
}
