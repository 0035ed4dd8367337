import { cashObstacle, type Delivery, errorMessage, ShopError } from '@jyotiratna/contract';
import { addressKey, canonicalEmail, phoneKey } from '../platform/contact-keys.ts';
import { lockKeyInTransaction } from '../platform/database/advisory-locks.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Env } from '../platform/env.ts';
import type { PricedLines } from '../pricing/price-lines.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { findPlaced } from './cash-queries.ts';
import type { NewOrder, OrderContact } from './new-order.ts';

/**
 * Rejects an order that is not eligible for cash on delivery.
 * @throws ShopError cash_unavailable (409), invalid_input without email or address
 */
export function requireCash(
  env: Pick<Env, 'CASH_ON_DELIVERY' | 'CASH_ON_DELIVERY_FEE' | 'CASH_ON_DELIVERY_MOST'>,
  { email, address, giftMessage }: Pick<OrderContact, 'email' | 'address' | 'giftMessage'>,
  { lines, quote }: PricedLines,
  delivery: Pick<Delivery, 'cash'> | null,
): void {
  if (env.CASH_ON_DELIVERY === 'off') throw rejectCash(errorMessage('cash_off'));
  if (!email || !address) {
    const message = errorMessage('cash_contact');
    throw new ShopError('invalid_input', {
      message,
      fields: { [email ? 'address' : 'email']: message },
    });
  }
  const terms = { fee: env.CASH_ON_DELIVERY_FEE, most: env.CASH_ON_DELIVERY_MOST };
  const customised = lines.some(({ parts }) => parts !== undefined);
  const obstacle = cashObstacle(terms, {
    charge: quote.charge - quote.fee,
    customised,
    gift: giftMessage !== null,
    place: delivery?.cash ?? false,
  });
  if (obstacle === 'made') throw rejectCash(errorMessage('cash_made'));
  if (obstacle === 'gift') throw rejectCash(errorMessage('cash_gift'));
  if (obstacle === 'place')
    throw rejectCash(errorMessage('cash_place', { pincode: address.pincode }));
  if (obstacle === 'amount') throw rejectCash(errorMessage('cash_amount', { most: terms.most }));
}

/** The error of unavailable cash on delivery for a reason. */
export function rejectCash(message: ReturnType<typeof errorMessage>): ShopError {
  return new ShopError('cash_unavailable', { message });
}

/** The error while another cash order of the same visitor or account is unconfirmed. */
export function rejectSecondCash(): ShopError {
  return rejectCash(errorMessage('cash_waiting'));
}

/**
 * The unconfirmed cash order of this visitor or account. Locks the customer's mailbox, phone and
 * address until the transaction is complete, so that the limit is exact.
 * @returns null for any other payment method
 */
export async function findPendingCash(
  tx: Transaction,
  { actor, contact, provider }: NewOrder,
): Promise<OrderRow | null> {
  const { email, address } = contact;
  if (provider !== 'cash' || !email || !address) return null;
  const keys = [
    `mail ${canonicalEmail(email)}`,
    `phone ${phoneKey(address.phone)}`,
    `door ${addressKey(address)}`,
  ];
  for (const key of keys.sort()) {
    await lockKeyInTransaction(tx, 'cash', key);
  }
  return findPlaced(tx, actor.ownerKey);
}
