import { type CreditKind, creditKinds, type StoreCredit, toRupees } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import { creditAccount } from '../ledger/accounts.ts';
import { balanceOf, listStoredMovements } from '../ledger/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { findOrders } from '../reservations/order-queries.ts';

/** Maximum number of visible movements. */
const max = 100;

/**
 * The caller's store credit with its movements.
 * @throws ShopError unauthenticated (401), admin_has_no_cart, customers_only (403)
 */
export async function readCredit({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<StoreCredit> {
  return creditOf(db, requireUser(actor).id, max);
}

/** A customer's store credit with its latest movements. Three queries. */
export async function creditOf(db: Executor, userId: string, limit: number): Promise<StoreCredit> {
  const account = creditAccount(userId);
  const balance = await balanceOf(db, account);
  const rows = await listStoredMovements(db, account, limit);
  const ids = rows.map(({ ref, orderId }) => orderId ?? ref.split(':')[0] ?? '');
  const numbers = new Map(
    (await findOrders(db, [...new Set(ids)])).map(({ id, orderNumber }) => [id, orderNumber]),
  );
  return {
    credit: toRupees(balance),
    movements: rows.flatMap(({ kind, amountPaise, note, at }, index) =>
      isOfCredit(kind)
        ? [
            {
              kind,
              amount: toRupees(amountPaise),
              orderNumber: numbers.get(ids[index] ?? '') ?? null,
              note: note ?? '',
              at: at.toISOString(),
            },
          ]
        : [],
    ),
  };
}

function isOfCredit(kind: string): kind is CreditKind {
  return creditKinds.some((one) => one === kind);
}
