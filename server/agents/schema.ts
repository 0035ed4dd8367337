import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '../platform/database/columns.ts';

/** Carts and checkouts filled by agents. They reserve no stock and contain no personal data. */
export const agentCarts = pgTable(
  'agent_carts',
  {
    id: text().primaryKey(),
    items: jsonb().$type<{ item: string; quantity: number }[]>().notNull(),
    /** Coupon codes as the agent sent them. */
    codes: jsonb().$type<string[]>().notNull().default([]),
    /** The shipping destination without a street address, which the customer enters later. */
    destination: jsonb().$type<{ id: string; postalCode: string; country: string }>(),
    /** The cart from which a checkout was created; null for a cart. */
    cartId: text(),
    status: text({ enum: ['open', 'canceled'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('agent_carts_expiry').on(table.expiresAt),
    uniqueIndex('agent_carts_open_checkout').on(table.cartId).where(sql`${table.status} = 'open'`),
  ],
);

/** Responses by the hash of their idempotency key, returned again for the same request. */
export const agentReplies = pgTable(
  'agent_replies',
  {
    key: text().primaryKey(),
    /** SHA-256 of the request, hex. */
    requestHash: text().notNull(),
    status: integer().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('agent_replies_age').on(table.createdAt)],
);
