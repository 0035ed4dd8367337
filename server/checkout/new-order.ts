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

/** Contact, addresses, tax data and language of an order. */
export type OrderContact = {
  email: string | null;
  locale: Locale;
  address: StoredAddress | null;
  /** The customer's normalized phone number; absent if it is that of the address. */
  phoneKey?: string;
  /** Null if the billing address equals the shipping address. */
  billingAddress: StoredBilling | null;
  /** GSTIN of a registered buyer; null for others. */
  buyerGstin: string | null;
  /** Encrypted PAN; null if the total requires none. */
  pan: StoredPan | null;
  /** Null if the order is not a gift. */
  giftMessage: string | null;
};

/** The future owner of an order. `id` and `email` are those of the account; absent for a guest. */
export type Buyer = Pick<Actor, 'ownerKey' | 'locale' | 'isOwnMachine'> & {
  id?: string;
  email?: string;
};

/** All data of an order before its row exists. */
export type NewOrder = {
  actor: Buyer;
  idempotencyKey: string;
  requestHash: string;
  checkoutId: string | null;
  priced: PricedLines;
  contact: OrderContact;
  /** Estimated delivery, as days in India, YYYY-MM-DD; null without a PIN code. */
  arrives: { from: string; to: string } | null;
  /** The payment provider; `cash` means cash on delivery, `sandbox` a test without money. */
  provider: string;
  /** The order number proposed by the checkout; null if it has another format. */
  orderNumber: string | null;
  /** Whether the buyer consented to messages to the address's phone about the order. */
  textConsent: boolean;
  /** Store credit that pays a part, in paise, and its account in the ledger. */
  credit: { paise: number; account: LedgerAccount } | null;
  /** Keyed hash of the client's network. */
  networkKey: string;
  sources: Sources | null;
  /**
   * Set for an order created by the shop. `permit` runs while the owner is locked, and throws if
   * the order must not be placed; at most one order with its `purchaseId` is ever paid.
   */
  shopPurchase?: { purchaseId: string; permit: (tx: Transaction) => Promise<void> };
  /** The payment at the shop's counter, recorded together with the order. */
  counter?: CounterPayment;
};

type Given = {
  email?: string | undefined;
  address?: Address | undefined;
  gstin?: string | undefined;
  gift?: { message: string } | undefined;
};

/** The contact of a checkout; the email address is by default the user's own. */
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

/** Minutes until the reservation of stock and coupon expires. */
export const holdMinutes = limits.reservationMs / 60_000;
/** Minutes until the reservation of an unconfirmed cash-on-delivery order expires. */
export const cashHoldMinutes = limits.cashConfirmationMs / 60_000;
/**
 * Minutes after which the provider is queried about an unpaid order, when its checkout window has
 * closed.
 */
export const pollAfterMinutes = limits.paymentWindowMs / 60_000;
/**
 * Lease in seconds within which the request that created an order may call the provider before
 * another request takes over.
 */
export const gatewayStepSeconds = 40;
