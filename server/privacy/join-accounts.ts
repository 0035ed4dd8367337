import { moveAddresses } from '../accounts/addresses/queries.ts';
import { recordConsent } from '../accounts/consents.ts';
import type { PhoneRules } from '../accounts/phone/own-phone.ts';
import type { UserRow } from '../accounts/queries.ts';
import { moveCart } from '../cart/queries.ts';
import { moveReminder } from '../cart-reminders/queries.ts';
import { moveHealerAlerts } from '../consultations/alerts/queries.ts';
import { moveDrafts } from '../draft-orders/queries.ts';
import { moveCards } from '../gift-cards/queries.ts';
import { noteDaily } from '../kundli/daily/note-daily.ts';
import { moveSavedKundlis } from '../kundli/queries.ts';
import { systemClock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { permitMessages } from '../texts/consent.ts';
import { findPhoneConsent, moveTextConsents } from '../texts/consent-queries.ts';
import { moveWishlist } from '../wishlist/queries.ts';
import { closeAccount } from './delete-account.ts';
import { hasMoney, moveNotes, moveOrders } from './queries.ts';
import { moveRequests } from './requests/queries.ts';

/**
 * Merges an account that has only a phone number into another: moves orders, gift cards, cart,
 * wishlist, alerts, addresses, saved births, privacy requests and consents to messages, and closes it.
 * The caller has locked both rows, and rolls back on false.
 * @returns false if the account has a balance, bookings, sessions or reviews, which cannot be moved
 */
async function join(tx: Transaction, from: UserRow, to: UserRow): Promise<boolean> {
  await moveOrders(tx, from.id, to.id);
  await moveCards(tx, from.id, to.id);
  if (await hasMoney(tx, from)) return false;
  await moveSelected(tx, from.id, to.id);
  await moveCustomerData(tx, from, to);
  await closeAccount(tx, from, systemClock.now());
  return true;
}

/** Moves the cart, cart reminder, wishlist and alerts. */
async function moveSelected(tx: Transaction, from: string, to: string): Promise<void> {
  await moveCart(tx, from, to);
  await moveReminder(tx, from, to);
  await moveWishlist(tx, from, to);
  await moveHealerAlerts(tx, from, to);
}

/**
 * Moves the customer's stored data; the consent to saved births then counts for the other account.
 */
async function moveCustomerData(
  tx: Transaction,
  { id: from }: UserRow,
  to: UserRow,
): Promise<void> {
  await moveAddresses(tx, from, to.id);
  await moveNotes(tx, from, to.id);
  await moveDrafts(tx, from, to.id);
  await moveRequests(tx, from, to.id);
  await moveTextConsents(tx, from, to.id);
  if (!(await moveSavedKundlis(tx, from, to.id))) return;
  await recordConsent(tx, to, 'kundlis', true);
  await noteDaily(tx, to);
}

/** The rules for accounts with phone numbers that depend on other domains. */
export const phoneRules: PhoneRules = {
  permits: async (tx, phone) => (await findPhoneConsent(tx, phone))?.granted === true,
  permit: async (tx, of) => void (await permitMessages(tx, { ...of, verified: true })),
  join,
};
