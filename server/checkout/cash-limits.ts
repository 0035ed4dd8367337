import { cashObstacle, type Delivery, ShopError, sentence } from '@jyotiratna/contract';
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
  { email, address }: Pick<Contact, 'email' | 'address'>,
  { lines, quote }: PricedLines,
  delivery: Pick<Delivery, 'cash'> | null,
): void {
  if (env.CASH_ON_DELIVERY === 'off') throw unavailable(sentence('cash_off'));
  if (!email || !address) {
    const message = sentence('cash_contact');
    throw new ShopError('invalid_input', { message, fields: { [email ? 'address' : 'email']: message } });
  }
  const terms = { fee: env.CASH_ON_DELIVERY_FEE, most: env.CASH_ON_DELIVERY_MOST };
  const made = lines.some(({ parts }) => parts !== undefined);
  const obstacle = cashObstacle(terms, { charge: quote.charge - quote.fee, made, place: delivery?.cash ?? false });
  if (obstacle === 'made') throw unavailable(sentence('cash_made'));
  if (obstacle === 'place') throw unavailable(sentence('cash_place', { pincode: address.pincode }));
  if (obstacle === 'amount') throw unavailable(sentence('cash_amount', { most: terms.most }));
}

function unavailable(message: ReturnType<typeof sentence>): ShopError {
  return new ShopError('cash_unavailable', { message });
}

/** The refusal while another order of the same person, mailbox, phone or door waits to be confirmed. */
export function refuseSecondCash(): ShopError {
  return unavailable(sentence('cash_waiting'));
}

/**
 * The order to be paid at the door that this person has placed and not confirmed yet, found by owner, e-mail, phone or address.
 * Until the transaction ends nobody else places one for the same mailbox, phone or door.
 * @returns null for an order that is paid otherwise
 */
export async function findWaitingCash(
  tx: Transaction,
  { actor, contact, provider }: OrderDraft,
): Promise<OrderRow | null> {
  const { email, address } = contact;
  if (provider !== 'cash' || !email || !address) return null;
  const phone = digits(address.phone);
  const door = doorOf(address);
  const keys = [`mail ${email}`, `phone ${phone}`, `door ${door}`].sort();
  for (const key of keys) {
    await lockKeyInTransaction(tx, 'cash', key);
  }
  return findPlaced(tx, { ownerKey: actor.ownerKey, email, phone, door });
}

/** The last ten digits: with and without the country's code it is one phone. */
const digits = (phone: string) => phone.replace(/\D/g, '').slice(-10);

/** However it is spaced and punctuated. */
const doorOf = ({ pincode, addressLine, apartment }: NonNullable<Contact['address']>) =>
  `${pincode}${addressLine}${apartment}`.toLowerCase().replace(/\s|[.,/-]/g, '');
