import { errorMessage, ShopError } from '@jyotiratna/contract';
import { type LedgerAccount, orderAccount } from '../ledger/accounts.ts';
import { balanceOf, countMovements, lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import type { OrderRow } from './order-queries.ts';

type CreditOrder = Pick<OrderRow, 'id' | 'amountPaise' | 'creditPaise' | 'creditAccount'>;

/** The part of an order that its provider or its courier collects, in paise. */
export function duePaise({ amountPaise, creditPaise }: Pick<OrderRow, 'amountPaise' | 'creditPaise'>): number {
  return amountPaise - creditPaise;
}

/**
 * Takes the credit of an order from its account, in the transaction that reserves the order. The order's row is new or locked.
 * @throws ShopError amount_mismatch (409) where the account no longer has as much
 */
export async function takeCredit(
  tx: Transaction,
  { id, creditPaise, creditAccount: account }: CreditOrder,
): Promise<void> {
  if (creditPaise === 0 || account === null) return;
  await lockBalance(tx, account);
  if ((await balanceOf(tx, account)) < creditPaise)
    throw new ShopError('amount_mismatch', { message: errorMessage('credit_changed') });
  await move(tx, { id, kind: 'credit-used', from: account, to: orderAccount(id), amountPaise: creditPaise });
}

/** Gives back all credit that an order still holds; nothing where it holds none. The order's row is locked. */
export async function releaseCredit(tx: Transaction, { id, creditAccount: account }: CreditOrder): Promise<void> {
  if (account === null) return;
  const amountPaise = await balanceOf(tx, orderAccount(id));
  if (amountPaise > 0)
    await move(tx, { id, kind: 'credit-released', from: orderAccount(id), to: account, amountPaise });
}

/** Gives back the credit's part of a refund, once for each refund. The order's row is locked. */
export async function refundCredit(
  tx: Transaction,
  { id, creditAccount: account }: CreditOrder,
  { key, creditPaise: amountPaise }: { key: string; creditPaise: number },
): Promise<void> {
  if (account === null || amountPaise === 0) return;
  await recordMovement(tx, { kind: 'credit-refund', ref: key, from: orderAccount(id), to: account, amountPaise });
}

/** Credit that an order holds, in paise. */
export function reservedCredit(db: Executor, { id }: Pick<OrderRow, 'id'>): Promise<number> {
  return balanceOf(db, orderAccount(id));
}

type Move = {
  id: string;
  kind: 'credit-used' | 'credit-released';
  from: LedgerAccount;
  to: LedgerAccount;
  amountPaise: number;
};

/** An order may hold credit again after it had expired: its movements are numbered. */
async function move(tx: Transaction, { id, ...movement }: Move): Promise<void> {
  const previous = await countMovements(tx, orderAccount(id));
  await recordMovement(tx, { ...movement, ref: `${id}:${previous}` });
}
