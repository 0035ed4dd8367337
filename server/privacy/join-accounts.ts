import { eq } from 'drizzle-orm';
import type { PhoneRules } from '../accounts/phone/own-phone.ts';
import type { UserRow } from '../accounts/queries.ts';
import { systemClock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { orders } from '../reservations/schema.ts';
import { permitMessages } from '../texts/consent.ts';
import { findPhoneConsent } from '../texts/consent-queries.ts';
import { closeAccount } from './delete-account.ts';
import { hasMoney } from './queries.ts';

/**
 * Moves the orders of an account that a number alone opens into another one, and closes it.
 * The caller has locked both rows, and rolls back where it returns false.
 * @returns false where it has a balance, bookings, sessions or reviews, which are not moved
 */
async function join(tx: Transaction, from: UserRow, to: UserRow): Promise<boolean> {
  await tx.update(orders).set({ userId: to.id }).where(eq(orders.userId, from.id));
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
