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

/** Orders that the shop makes for its customers, before they are paid. */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: text().primaryKey(),
    /** Of the request that made it: a repetition makes no second one. */
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
    /** For administrators alone. */
    note: text().notNull().default(''),
    /** The total when it was last saved. */
    amountPaise: paise().notNull(),
    /** Grows when the links are withdrawn: a message that was queued before sends none. */
    linkRound: integer().notNull().default(0),
    /** Null where no link was sent, or all were withdrawn. */
    linkExpiresAt: instant(),
    cancelledAt: instant(),
    /** Grows with each edit; an edit names the one that it is based on. */
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

/** Secrets of payment links, as SHA-256 hashes. */
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
