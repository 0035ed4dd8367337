import {
  type EnergisationImage,
  type Hallmark,
  type LineParts,
  type OrderedPart,
  orderStatuses,
  returnRules,
  type Sankalpa,
  type Sources,
} from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import type { LedgerAccount } from '../ledger/accounts.ts';
import {
  createdAt,
  instant,
  locale,
  paise,
  type StoredBilling,
} from '../platform/database/columns.ts';
import { coupons } from '../pricing/schema.ts';
import { isPendingCash, isRevenue, isSold, needsAttention } from './status-queries.ts';

export type StoredAddress = StoredBilling & { phone: string };

/** A PAN: encrypted, and its last four characters in plain text for display. */
export type StoredPan = { sealed: string; end: string };

export type SubmittedLines = {
  items: { productId: string; variant?: string; quantity: number }[];
  couponCode?: string | undefined;
  /**
   * The payment is refunded: the contact submitted by verify was rejected, or the order was
   * changed.
   */
  refused?: true;
};

/** A component of a bundle as it was bought: its label, and its units in one bundle. */
export type StoredBundleItem = OrderedPart & {
  productId: string;
  variantId: string;
  laboratory: string | null;
  reportNumber: string | null;
  /** Whether stock was tracked at the reservation: only then it is released. */
  tookStock: boolean;
};

export const orders = pgTable(
  'orders',
  {
    /** 'ord_' and 130 random bits in base32: the id grants access to the order's public fields. */
    id: text().primaryKey(),
    /**
     * 'user:…' or 'guest:…' (hash of the guest's cookie): the owner, with access to the whole
     * order.
     */
    ownerKey: text().notNull(),
    userId: text().references(() => users.id),
    idempotencyKey: text().notNull(),
    /** Hash of the body of create-order: the same idempotency key with another body is rejected. */
    requestHash: text().notNull(),
    checkoutId: text(),
    /**
     * Shared by the orders of one attempt to buy, of which each replaced the previous one: only one
     * of them may be paid.
     */
    purchaseId: text().notNull(),
    /**
     * Hash of the quote: a retry of the same checkout with the same quote continues the same order.
     */
    quoteHash: text().notNull(),
    /**
     * The order number for customers, in emails, documents and on the phone; `id` is used only in
     * URLs and the API.
     */
    orderNumber: text().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    amountPaise: paise().notNull(),
    currency: text().notNull().default('INR'),
    subtotalPaise: paise().notNull(),
    discountPaise: paise().notNull(),
    roundingPaise: paise().notNull(),
    /** The delivery charge (shipping rate), paise, tax included; part of `amountPaise`. */
    shippingPaise: paise().notNull().default(0),
    /** The cash-on-delivery fee, paise, tax included; part of `amountPaise`. */
    cashFeePaise: paise().notNull().default(0),
    /**
     * The first and last day (YYYY-MM-DD in India) of the promised delivery; null where the order
     * has no PIN code.
     */
    promisedFrom: text(),
    promisedTo: text(),
    /**
     * The part of `amountPaise` paid with store credit; the provider or the courier collects the
     * rest.
     */
    creditPaise: paise().notNull().default(0),
    /** The ledger account of the store credit; null without it. */
    creditAccount: text().$type<LedgerAccount>(),
    refundedPaise: paise().notNull().default(0),
    couponId: text().references(() => coupons.id),
    couponCode: text(),
    /**
     * True while this order's quantities are deducted from the stock and its use of a coupon is
     * counted.
     */
    hasReservedStock: boolean('holds_stock').notNull(),
    /** False for a guest's create-order without items: they are sent with verify. */
    linesKnown: boolean().notNull().default(true),
    paymentMethod: text().notNull(),
    /**
     * The name of the payment provider's adapter: with `cash` the courier collects, with `sandbox`
     * no money moves, and `none` means that the order was free.
     */
    provider: text().notNull(),
    /**
     * Keyed hash (HMAC) of the client's network, for the limit of reservations per network; null
     * once the order is paid or closed. It contains no IP address.
     */
    networkKey: text(),
    /**
     * The lines submitted by verify for an order created without lines, stored while the provider
     * is unavailable; their prices are ignored.
     */
    submittedLines: jsonb('given_lines').$type<SubmittedLines>(),
    gatewayOrderId: text(),
    email: text(),
    locale: locale(),
    address: jsonb().$type<StoredAddress>(),
    /** Normalised `email` and `address`, by which limits compare customers; erased with them. */
    mailboxKey: text(),
    phoneKey: text(),
    doorKey: text(),
    /** The billing address; null where the invoice shows the delivery address. */
    billingAddress: jsonb().$type<StoredBilling>(),
    /** The gift message in the parcel, which may be empty; null for an order that is not a gift. */
    giftMessage: text(),
    /** The GST number (GSTIN) of a registered buyer, for the invoice. */
    buyerGstin: text(),
    /** The buyer's PAN, for an order above the total from which the law requires it. */
    pan: jsonb().$type<StoredPan>(),
    /** The sites and campaigns (UTM) from which the browser came; null where none is known. */
    sources: jsonb().$type<Sources>(),
    carrier: text(),
    trackingNumber: text(),
    /** End of the reservation. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The current lease for calls to the provider about this order, with its expiry. */
    leaseUntil: instant(),
    /** The time of the next poll of the provider about this order; null when it is settled. */
    reconcileAt: instant(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.ownerKey, table.idempotencyKey),
    uniqueIndex('orders_gateway').on(table.gatewayOrderId),
    uniqueIndex('orders_one_paid_per_purchase').on(table.purchaseId).where(isSold(table.status)),
    index('orders_reconcile').on(table.reconcileAt).where(sql`${table.reconcileAt} is not null`),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_owner_open').on(table.ownerKey).where(sql`${table.status} = 'created'`),
    index('orders_network_open').on(table.networkKey).where(sql`${table.networkKey} is not null`),
    // Unpaid cash-on-delivery orders, which are limited per customer.
    index('orders_cash_unpaid').on(table.createdAt).where(isPendingCash(table)),
    // Index for a coupon's uses per customer.
    index('orders_coupon_mailbox').on(table.mailboxKey).where(sql`${table.couponId} is not null`),
    index('orders_coupon_phone').on(table.phoneKey).where(sql`${table.couponId} is not null`),
    index('orders_coupon_door').on(table.doorKey).where(sql`${table.couponId} is not null`),
    // `text_pattern_ops` serves prefix searches under any collation of the database.
    index('orders_email').on(table.email.op('text_pattern_ops')),
    index('orders_id_prefix').on(table.id.op('text_pattern_ops')),
    uniqueIndex('orders_number').on(table.orderNumber.op('text_pattern_ops')),
    // Indices for guests by email address, for words of a name, and for the last 10 digits of a
    // phone number.
    index('orders_guests')
      .on(sql`(${table.email} collate "C")`, table.createdAt)
      .where(
        sql`${table.userId} is null and ${table.email} is not null and ${table.status} not in ('created', 'expired')`,
      ),
    index('orders_name_words').using(
      'gin',
      sql`to_tsvector('simple', coalesce(${table.address} ->> 'fullName', ''))`,
    ),
    index('orders_phone').on(
      sql`right(regexp_replace(${table.address} ->> 'phone', '[^0-9]', '', 'g'), 10) text_pattern_ops`,
    ),
    index('orders_pincode').on(sql`(${table.address} ->> 'pincode')`, table.createdAt),
    // The few orders with another provider than the default.
    index('orders_provider').on(table.provider, table.createdAt),
    index('orders_attention').on(table.createdAt, table.id).where(needsAttention(table.status)),
    // The dashboard's totals, by an index-only scan.
    index('orders_revenue')
      .on(table.createdAt, table.amountPaise, table.refundedPaise, table.provider)
      .where(isRevenue(table)),
    check(
      'orders_credit',
      sql`${table.creditPaise} between 0 and ${table.amountPaise}
        and (${table.creditPaise} = 0 or ${table.creditAccount} is not null)`,
    ),
    check(
      'orders_amount',
      sql`${table.amountPaise} >= 0 and ${table.refundedPaise} between 0 and ${table.amountPaise}`,
    ),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /**
     * The purchased variant; the only variant of a product without options has the product's id.
     */
    variantId: text()
      .notNull()
      .references(() => productVariants.id),
    sku: text().notNull(),
    /** The product's name with the selected options. */
    name: text().notNull(),
    /** `name` in Hindi, empty where the product had no Hindi name. */
    nameHi: text().notNull().default(''),
    slug: text().notNull(),
    image: text(),
    hsn: text(),
    /**
     * The product's return policy as displayed before the purchase; null on orders older than the
     * policies.
     */
    returnRule: text({ enum: returnRules }),
    /**
     * The return period in days, and the percentage of the price that is credited, as displayed at
     * the purchase.
     */
    returnDays: integer(),
    returnPercent: integer(),
    /** GST in basis points at the time of purchase; null where it was not entered yet. */
    gstBasisPoints: integer(),
    /**
     * The breakdown of the unit price, at the rates of the purchase; null for items without a
     * breakdown.
     */
    parts: jsonb().$type<LineParts>(),
    /**
     * The day (YYYY-MM-DD in India) by which the item is to be made; null for ready-made items, and
     * until its size is set.
     */
    madeBy: text(),
    /** The time at which the workshop completed the item. */
    madeAt: instant(),
    /** An Indian ring size set after the purchase; the price is unchanged. */
    ringSize: integer(),
    /** The beneficiary of an energised stone: personal data, deleted with the account. */
    sankalpa: jsonb().$type<Sankalpa>(),
    /**
     * The time of the stone's energisation, and the URL of its video, which may contain a person's
     * name: it is deleted with the account.
     */
    energisedAt: instant(),
    energisedLink: text(),
    /**
     * The photograph of the energisation: name and size in px; the file is in
     * `energisation_pictures`.
     */
    energisedPicture: jsonb().$type<EnergisationImage>(),
    /** The hallmarks of the finished units; each HUID is also in `huids`, which is unique. */
    hallmark: jsonb().$type<Hallmark>(),
    /** The components of a bundle; null for every other product. */
    bundle: jsonb().$type<StoredBundleItem[]>(),
    unitPricePaise: paise().notNull(),
    quantity: integer().notNull(),
    /**
     * Whether the order's discount applies to this line, too; false where its coupon excluded it.
     */
    discounted: boolean().notNull().default(true),
    /** Whether stock was tracked at the reservation: only then it is released. */
    tookStock: boolean().notNull(),
    /** Units restocked by a refund; the others are released with the order's reservation. */
    restocked: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_items_product').on(table.productId),
    index('order_items_variant').on(table.variantId),
    // Index that finds an order which still uses an image.
    index('order_items_image').on(table.image),
    check('order_items_quantity', sql`${table.quantity} between 1 and 99`),
    // Index for the administration's list of items that are still to be made.
    index('order_items_to_make')
      .on(table.orderId)
      .where(sql`${table.parts} -> 'setting' is not null and ${table.madeAt} is null`),
    check('order_items_ring_size', sql`${table.ringSize} between 1 and 30`),
    check('order_items_restocked', sql`${table.restocked} between 0 and ${table.quantity}`),
  ],
);

/** Every change of an order's status, append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    from: text('from_status', { enum: orderStatuses }),
    to: text('to_status', { enum: orderStatuses }).notNull(),
    source: text().notNull(),
    at: createdAt(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);
