import { type Locale, limits, type Sources, sourceLocale } from '@jyotiratna/contract';
import type { Address } from '@jyotiratna/contract/address';
import type { Actor } from '../accounts/actor.ts';
import { placeOf, storedBilling } from '../accounts/addresses/stored-billing.ts';
import type { LedgerAccount } from '../ledger/accounts.ts';
import type { StoredBilling } from '../platform/database/columns.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { CounterPayment } from '../platform/payment-providers/counter/provider.ts';
import { isPhoneMailbox } from '../platform/phone-mailbox.ts';
import type { PricedLines } from '../pricing/price-lines.ts';
import type { StoredAddress, StoredPan } from '../reservations/schema.ts';

/** The contact of an order, and the language. */
export type OrderContact = {
  email: string | null;
  locale: Locale;
  address: StoredAddress | null;
  /** The normal form of the customer's phone; absent where it is the address's. */
  phoneKey?: string;
  /** Null where the invoice names the delivery address. */
  billingAddress: StoredBilling | null;
  /** Of a registered buyer. */
  buyerGstin: string | null;
  /** Null where the total requires none. */
  pan: StoredPan | null;
  /** Null where it is no present. */
  giftMessage: string | null;
};

/** The future owner of an order. `id` and `email` are the account's. */
export type Buyer = Pick<Actor, 'ownerKey' | 'locale' | 'isOwnMachine'> & {
  id?: string;
  email?: string;
};

/** Everything an order is made of, before it exists. */
export type NewOrder = {
  actor: Buyer;
  idempotencyKey: string;
  requestHash: string;
  checkoutId: string | null;
  priced: PricedLines;
  contact: OrderContact;
  /** Days in India, YYYY-MM-DD, of the estimated delivery; null without a PIN code. */
  arrives: { from: string; to: string } | null;
  /** The payment provider: with `cash` the courier, with `sandbox` a test without money. */
  provider: string;
  /** The number that the checkout proposes, where it has the form of one. */
  orderNumber: string | null;
  /** Whether the phone of the address may get messages about it. */
  texts: boolean;
  /** Paise of the buyer's store credit that pay a part, and its account in the ledger. */
  credit: { paise: number; account: LedgerAccount } | null;
  /** From where, as a keyed hash. */
  networkKey: string;
  sources: Sources | null;
  /**
   * An order made by the shop. `permit` runs under its owner's lock and throws where it may not
   * be placed; at most one order with its `purchaseId` is ever paid.
   */
  madeByShop?: { purchaseId: string; permit: (tx: Transaction) => Promise<void> };
  /** The payment at the shop's counter, which is recorded with the order. */
  counter?: CounterPayment;
};

type Given = {
  email?: string | undefined;
  address?: Address | undefined;
  gstin?: string | undefined;
  gift?: { message: string } | undefined;
};

/** The contact of a checkout; by default a user's own email address. */
export function contactOf(given: Given, actor: Actor): OrderContact {
  return {
    locale: actor.locale ?? sourceLocale,
    email:
      given.email ?? (actor.role === 'guest' || isPhoneMailbox(actor.email) ? null : actor.email),
    address: given.address ? storedAddress(given.address) : null,
    billingAddress: given.address ? storedBilling(given.address) : null,
    buyerGstin: given.gstin ?? null,
    pan: null,
    giftMessage: given.gift?.message ?? null,
  };
}

function storedAddress(address: Address): StoredAddress {
  return { ...placeOf(address), phone: address.phone };
}

/** Minutes for which stock and coupon stay reserved. */
export const holdMinutes = limits.reservationMs / 60_000;
/** The same for a cash-on-delivery order, until its customer has confirmed it. */
export const cashHoldMinutes = limits.cashConfirmationMs / 60_000;
/**
 * Minutes after which the provider is queried about an unpaid order: its checkout window is
 * closed by then.
 */
export const pollAfterMinutes = limits.paymentWindowMs / 60_000;
/**
 * Seconds for which the request that made an order may talk to the provider before another may take
 * over.
 */
export const gatewayStepSeconds = 40;
