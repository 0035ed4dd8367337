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

/** A PAN, encrypted, and its last four characters, by which people recognise it. */
export type StoredPan = { sealed: string; end: string };

export type SubmittedLines = {
  items: { productId: string; variant?: string; quantity: number }[];
  couponCode?: string | undefined;
  /**
   * Its payment is refunded: the contact submitted by verify was rejected, or the order was
   * changed.
   */
  refused?: true;
};

/** A part of a bundle as it was bought: its label, and units of one bundle. */
export type StoredBundleItem = OrderedPart & {
  productId: string;
  variantId: string;
  laboratory: string | null;
  reportNumber: string | null;
  /** Stock was tracked when it was reserved: only then it is released. */
  tookStock: boolean;
};

export const orders = pgTable(
  'orders',
  {
    /** 'ord_' and 130 random bits in base32: it grants access to the order's public part. */
    id: text().primaryKey(),
    /**
     * 'user:…' or 'guest:…' (hash of the guest's cookie): the owner, with access to the whole
     * order.
     */
    ownerKey: text().notNull(),
    userId: text().references(() => users.id),
    idempotencyKey: text().notNull(),
    /** Hash of the request that made the order: the same key with another request is rejected. */
    requestHash: text().notNull(),
    checkoutId: text(),
    /**
     * Shared by the orders that one replaced for the next while a customer tried to buy once: only
     * one of them may be paid.
     */
    purchaseId: text().notNull(),
    /**
     * Hash of the quote: a retry of the same checkout with the same quote continues the same order.
     */
    quoteHash: text().notNull(),
    /**
     * The order's number for customers, in emails, documents and on the phone; `id` is in addresses
     * and in the API alone.
     */
    orderNumber: text().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    amountPaise: paise().notNull(),
    currency: text().notNull().default('INR'),
    subtotalPaise: paise().notNull(),
    discountPaise: paise().notNull(),
    roundingPaise: paise().notNull(),
    /** The delivery charge, tax included; part of `amountPaise`. */
    shippingPaise: paise().notNull().default(0),
    /** The cash-on-delivery fee, tax included; part of `amountPaise`. */
    cashFeePaise: paise().notNull().default(0),
    /**
     * The days in India (YYYY-MM-DD) between which it was promised; null where the order names no
     * PIN code.
     */
    promisedFrom: text(),
    promisedTo: text(),
    /**
     * The part of `amountPaise` that store credit pays; the provider or the courier collects the
     * rest.
     */
    creditPaise: paise().notNull().default(0),
    /** The ledger's account of that credit; null without it. */
    creditAccount: text().$type<LedgerAccount>(),
    refundedPaise: paise().notNull().default(0),
    couponId: text().references(() => coupons.id),
    couponCode: text(),
    /**
     * True while this order's quantities are deducted from the stock and its coupon use is counted.
     */
    hasReservedStock: boolean('holds_stock').notNull(),
    /** False for a guest's create-order without items: they are sent with verify. */
    linesKnown: boolean().notNull().default(true),
    paymentMethod: text().notNull(),
    /**
     * The provider of this order's payment, by its adapter's name: with `cash` the courier, with
     * `sandbox` no money moves, and `none` means that the order was free.
     */
    provider: text().notNull(),
    /**
     * Keyed hash of the reserving network, until the order is paid or closed: the limit of
     * reservations per network uses it. It contains no network address.
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
    /**
     * Normal forms of `email` and `address`, by which limits compare customers; erased with them.
     */
    mailboxKey: text(),
    phoneKey: text(),
    doorKey: text(),
    /** Null: the invoice names the delivery address. */
    billingAddress: jsonb().$type<StoredBilling>(),
    /** The gift message in the parcel, which may be empty; null where it is not a gift. */
    giftMessage: text(),
    /** Of a registered buyer, for the invoice. */
    buyerGstin: text(),
    /** Of the buyer, for an order from the total that requires one. */
    pan: jsonb().$type<StoredPan>(),
    /** From which sites and campaigns its browser came; null where it knew of none. */
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
    // Cash on delivery that is not paid yet, which is limited by customer.
    index('orders_cash_unpaid').on(table.createdAt).where(isPendingCash(table)),
    // Uses of a coupon by customer.
    index('orders_coupon_mailbox').on(table.mailboxKey).where(sql`${table.couponId} is not null`),
    index('orders_coupon_phone').on(table.phoneKey).where(sql`${table.couponId} is not null`),
    index('orders_coupon_door').on(table.doorKey).where(sql`${table.couponId} is not null`),
    // `text_pattern_ops` serves prefix searches under any collation of the database.
    index('orders_email').on(table.email.op('text_pattern_ops')),
    index('orders_id_prefix').on(table.id.op('text_pattern_ops')),
    uniqueIndex('orders_number').on(table.orderNumber.op('text_pattern_ops')),
    // Guests by their addresses, each once; terms of a name; the last 10 digits of a phone number.
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
    // The few that are paid in another way than most.
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
    /** The purchased variant: a product's only variant has the product's own id. */
    variantId: text()
      .notNull()
      .references(() => productVariants.id),
    sku: text().notNull(),
    /** With the selected options. */
    name: text().notNull(),
    /** The same in Hindi, empty where the product had no Hindi name. */
    nameHi: text().notNull().default(''),
    slug: text().notNull(),
    image: text(),
    hsn: text(),
    /** Its return policy as displayed before the purchase; null on orders older than the rules. */
    returnRule: text({ enum: returnRules }),
    /** The return period in days, and the credited percentage of its price, as displayed then. */
    returnDays: integer(),
    returnPercent: integer(),
    /** GST in basis points at the time of purchase; null where it was not entered yet. */
    gstBasisPoints: integer(),
    /**
     * The breakdown of the unit price, with the rates of that time; null for items without parts.
     */
    parts: jsonb().$type<LineParts>(),
    /**
     * The day in India (YYYY-MM-DD) by which it is made; null for ready-made items, and while its
     * size is open.
     */
    madeBy: text(),
    /** The time of its completion in the workshop. */
    madeAt: instant(),
    /** An Indian ring size set after the purchase; the price is unchanged. */
    ringSize: integer(),
    /** The beneficiary of an energised stone: personal data, deleted with the account. */
    sankalpa: jsonb().$type<Sankalpa>(),
    /**
     * The time of its stone's energisation, and the URL of its video, which may contain a person's
     * name: it is deleted with the account.
     */
    energisedAt: instant(),
    energisedLink: text(),
    /** Its photograph's name and size in px; the file is in `energisation_pictures`. */
    energisedPicture: jsonb().$type<EnergisationImage>(),
    /** Of its finished units; each HUID is in `huids` as well, once. */
    hallmark: jsonb().$type<Hallmark>(),
    /** The parts of a bundle; null for every other product. */
    bundle: jsonb().$type<StoredBundleItem[]>(),
    unitPricePaise: paise().notNull(),
    quantity: integer().notNull(),
    /**
     * Whether the order's discount applies to this line, too; false where its coupon excluded it.
     */
    discounted: boolean().notNull().default(true),
    /** Stock was tracked when it was reserved: only then it is released. */
    tookStock: boolean().notNull(),
    /** Units restocked by a refund; the rest is released with the order's reservation. */
    restocked: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_items_product').on(table.productId),
    index('order_items_variant').on(table.variantId),
    // Whether an order still uses an image.
    index('order_items_image').on(table.image),
    check('order_items_quantity', sql`${table.quantity} between 1 and 99`),
    // The result of an administrator's list: lines that are still to be made.
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
