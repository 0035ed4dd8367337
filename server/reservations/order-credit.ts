import { errorMessage, ShopError } from '@jyotiratna/contract';
import { extendCard } from '../gift-cards/queries.ts';
import { isGiftAccount, requireOpenCard } from '../gift-cards/spend.ts';
import {
  giftAccount,
  grantsAccount,
  type LedgerAccount,
  orderAccount,
} from '../ledger/accounts.ts';
import { depositCredit } from '../ledger/deposit-credit.ts';
import { balanceOf, countMovements, lockBalance } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { cardOfCoupon, isCreditCode } from '../pricing/credit-code.ts';
import type { OrderRow } from './order-queries.ts';

type CreditOrder = Pick<OrderRow, 'id' | 'creditPaise' | 'creditAccount' | 'email' | 'address'>;

/** The contact of an order's customer: the email address, or the phone where it has none. */
export function contactOfOrder({ email, address }: Pick<OrderRow, 'email' | 'address'>) {
  return email ?? (address?.phone || null);
}

/** The rest of an order's amount, in paise, that the provider or the courier collects. */
export function duePaise({
  amountPaise,
  creditPaise,
}: Pick<OrderRow, 'amountPaise' | 'creditPaise'>): number {
  return amountPaise - creditPaise;
}

/**
 * Reserves the store credit of an order by moving it from its account, in the transaction that
 * reserves the order. The order's row is new or locked.
 * @throws ShopError amount_mismatch (409) where the balance is too low, or the gift card has
 * expired
 */
export async function takeCredit(
  tx: Transaction,
  { id, creditPaise, creditAccount: account }: CreditOrder,
): Promise<void> {
  if (creditPaise === 0 || account === null) return;
  await requireOpenCard(tx, account);
  await lockBalance(tx, account);
  if ((await balanceOf(tx, account)) < creditPaise)
    throw new ShopError('amount_mismatch', {
      message: errorMessage(isGiftAccount(account) ? 'gift_card_changed' : 'credit_changed'),
    });
  await move(tx, {
    id,
    kind: 'credit-used',
    from: account,
    to: orderAccount(id),
    amountPaise: creditPaise,
  });
}

/**
 * Releases all store credit that an order still holds; does nothing where it holds none. The
 * order's row is locked.
 */
export async function releaseCredit(tx: Transaction, order: CreditOrder): Promise<void> {
  const { id, creditAccount: account } = order;
  if (account === null) return;
  const contact = contactOfOrder(order);
  const amountPaise = await balanceOf(tx, orderAccount(id));
  if (amountPaise === 0) return;
  const from = orderAccount(id);
  await move(tx, { id, kind: 'credit-released', from, to: account, amountPaise, contact });
  await extendCard(tx, account);
}

/** Returns the store-credit part of a refund, once for each refund. The order's row is locked. */
export async function refundCredit(
  tx: Transaction,
  order: CreditOrder,
  { key, creditPaise: amountPaise }: { key: string; creditPaise: number },
): Promise<void> {
  const { id, creditAccount: account } = order;
  if (account === null || amountPaise === 0) return;
  await depositCredit(tx, {
    kind: 'credit-refund',
    ref: key,
    from: orderAccount(id),
    to: account,
    amountPaise,
    contact: contactOfOrder(order),
  });
  await extendCard(tx, account);
}

/**
 * For an order paid with store credit in the form of a coupon (before gift cards existed): returns
 * the amount to the gift card that replaced the coupon, once for each key. Does nothing for any
 * other order.
 */
export async function returnOldCredit(
  tx: Transaction,
  { couponId, couponCode }: Pick<OrderRow, 'couponId' | 'couponCode'>,
  { key, paise: amountPaise }: { key: string; paise: number },
): Promise<void> {
  if (couponId === null || !isCreditCode(couponCode) || amountPaise === 0) return;
  const to = giftAccount(cardOfCoupon(couponId));
  await recordMovement(tx, {
    kind: 'gift-issued',
    ref: `old-credit:${key}`,
    from: grantsAccount,
    to,
    amountPaise,
  });
  await extendCard(tx, to);
}

/**
 * Reverses `returnOldCredit` for the part that previous refunds had returned already, in the same
 * transaction.
 */
export async function reverseOldCredit(
  tx: Transaction,
  { id, couponId }: Pick<OrderRow, 'id' | 'couponId'>,
  amountPaise: number,
): Promise<void> {
  if (couponId === null || amountPaise === 0) return;
  const from = giftAccount(cardOfCoupon(couponId));
  await recordMovement(tx, {
    kind: 'gift-issued',
    ref: `returned:${id}`,
    from,
    to: grantsAccount,
    amountPaise,
  });
}

/** The store credit reserved by an order, in paise. */
export function reservedCredit(db: Executor, { id }: Pick<OrderRow, 'id'>): Promise<number> {
  return balanceOf(db, orderAccount(id));
}

type Move = {
  id: string;
  kind: 'credit-used' | 'credit-released';
  from: LedgerAccount;
  to: LedgerAccount;
  amountPaise: number;
  contact?: string | null;
};

/**
 * An order may reserve credit again after it has expired: its movements are numbered, so that each
 * has a unique reference.
 */
async function move(tx: Transaction, { id, ...movement }: Move): Promise<void> {
  const previous = await countMovements(tx, orderAccount(id));
  await depositCredit(tx, { ...movement, ref: `${id}:${previous}` });
}
