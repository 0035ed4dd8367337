import { cashObstacle, type Delivery, ShopError, sentence } from '@jyotiratna/contract';
import { addressKey, canonicalEmail, phoneKey } from '../platform/contact-keys.ts';
import { lockKeyInTransaction } from '../platform/database/advisory-locks.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Env } from '../platform/env.ts';
import type { PricedLines } from '../pricing/price-lines.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { findPlaced } from './cash-queries.ts';
import type { Contact, OrderDraft } from './order-draft.ts';

/**
 * Refuses an order that may not be paid at the door.
 * @throws ShopError cash_unavailable (409), invalid_input without e-mail or address
 */
export function requireCash(
  env: Pick<Env, 'CASH_ON_DELIVERY' | 'CASH_ON_DELIVERY_FEE' | 'CASH_ON_DELIVERY_MOST'>,
  { email, address, giftMessage }: Pick<Contact, 'email' | 'address' | 'giftMessage'>,
  { lines, quote }: PricedLines,
  delivery: Pick<Delivery, 'cash'> | null,
): void {
  if (env.CASH_ON_DELIVERY === 'off') throw rejectCash(sentence('cash_off'));
  if (!email || !address) {
    const message = sentence('cash_contact');
    throw new ShopError('invalid_input', { message, fields: { [email ? 'address' : 'email']: message } });
  }
  const terms = { fee: env.CASH_ON_DELIVERY_FEE, most: env.CASH_ON_DELIVERY_MOST };
  const made = lines.some(({ parts }) => parts !== undefined);
  const obstacle = cashObstacle(terms, {
    charge: quote.charge - quote.fee,
    made,
    gift: giftMessage !== null,
    place: delivery?.cash ?? false,
  });
  if (obstacle === 'made') throw rejectCash(sentence('cash_made'));
  if (obstacle === 'gift') throw rejectCash(sentence('cash_gift'));
  if (obstacle === 'place') throw rejectCash(sentence('cash_place', { pincode: address.pincode }));
  if (obstacle === 'amount') throw rejectCash(sentence('cash_amount', { most: terms.most }));
}

/** The refusal of cash on delivery for a reason. */
export function rejectCash(message: ReturnType<typeof sentence>): ShopError {
  return new ShopError('cash_unavailable', { message });
}

/** The refusal while another order of the same visitor or account waits to be confirmed. */
export function refuseSecondCash(): ShopError {
  return rejectCash(sentence('cash_waiting'));
}

/**
 * The cash order that this visitor or account has placed and not confirmed yet. Until the transaction ends, others of the
 * same mailbox, phone or door wait, so that they are counted exactly.
 * @returns null for an order that is paid otherwise
 */
export async function findWaitingCash(
  tx: Transaction,
  { actor, contact, provider }: OrderDraft,
): Promise<OrderRow | null> {
  const { email, address } = contact;
  if (provider !== 'cash' || !email || !address) return null;
  const keys = [`mail ${canonicalEmail(email)}`, `phone ${phoneKey(address.phone)}`, `door ${addressKey(address)}`];
  for (const key of keys.sort()) {
    await lockKeyInTransaction(tx, 'cash', key);
  }
  return findPlaced(tx, actor.ownerKey);
}
