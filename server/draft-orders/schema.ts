import type { DraftDiscount, LineExtras } from '@jyotiratna/contract';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import {
  createdAt,
  instant,
  locale,
  paise,
  type StoredBilling,
} from '../platform/database/columns.ts';
import type { StoredAddress } from '../reservations/schema.ts';

export type DraftLine = {
  productId: string;
  variant?: string;
  quantity: number;
  extras?: LineExtras;
};

/** Draft orders, which administrators create for customers before payment. */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: text().primaryKey(),
    /** The idempotency key of the request that created the draft. */
    requestKey: text().notNull(),
    /** The administrator's email address. */
    createdBy: text().notNull(),
    userId: text().references(() => users.id),
    name: text().notNull(),
    email: text(),
    phone: text(),
    locale: locale(),
    items: jsonb().$type<DraftLine[]>().notNull(),
    discount: jsonb().$type<DraftDiscount>(),
    /** Null where the order is collected at the counter. */
    address: jsonb().$type<StoredAddress>(),
    billingAddress: jsonb().$type<StoredBilling>(),
    buyerGstin: text(),
    /** Visible to administrators only. */
    note: text().notNull().default(''),
    /** The total at the last save. */
    amountPaise: paise().notNull(),
    /** Increases when the links are withdrawn: emails that were queued before are not sent. */
    linkRound: integer().notNull().default(0),
    /** Null without a sent link, or after all links were withdrawn. */
    linkExpiresAt: instant(),
    cancelledAt: instant(),
    /** Increases with each edit; an edit names the version that it is based on. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('draft_orders_request').on(table.requestKey),
    index('draft_orders_newest').on(table.createdAt, table.id),
    index('draft_orders_user').on(table.userId),
    index('draft_orders_email').on(table.email),
  ],
);

/** The secrets of payment links, as SHA-256 hashes. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    hash: text().primaryKey(),
    draftId: text()
      .notNull()
      .references(() => draftOrders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('payment_links_draft').on(table.draftId)],
);
