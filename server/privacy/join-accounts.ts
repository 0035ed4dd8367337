import type { PhoneRules } from '../accounts/phone/own-phone.ts';
import type { UserRow } from '../accounts/queries.ts';
import { systemClock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { permitMessages } from '../texts/consent.ts';
import { findPhoneConsent } from '../texts/consent-queries.ts';
import { closeAccount } from './delete-account.ts';
import { hasMoney, moveOrders } from './queries.ts';

/**
 * Moves the orders of an account that a number alone opens into another one, and closes it.
 * The caller has locked both rows, and rolls back where it returns false.
 * @returns false where it has a balance, bookings, sessions or reviews, which are not moved
 */
async function join(tx: Transaction, from: UserRow, to: UserRow): Promise<boolean> {
  await moveOrders(tx, from.id, to.id);
  if (await hasMoney(tx, from)) return false;
  await closeAccount(tx, from, systemClock.now());
  return true;
}

/** The rules of later domains about numbers of accounts. */
export const phoneRules: PhoneRules = {
  permits: async (tx, phone) => (await findPhoneConsent(tx, phone))?.granted === true,
  permit: async (tx, of) => void (await permitMessages(tx, { ...of, verified: true })),
  join,
};
