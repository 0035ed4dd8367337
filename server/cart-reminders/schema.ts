import type { LineExtras } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, locale } from '../platform/database/columns.ts';

/**
 * A line of an abandoned cart, with names in case it becomes unavailable. Without a price, since
 * the current one applies.
 */
export type SavedLine = {
  productId: string;
  variant?: string;
  quantity: number;
  extras?: LineExtras;
  /** The stone was to be energised in a person's name, which is not stored. */
  energiseAgain?: true;
  name: string;
  nameHi: string;
};

/** Abandoned checkout carts of customers who consented to reminders, one per email address. */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    id: text().primaryKey(),
    /** Email address in lower case. */
    email: text().notNull(),
    /** The cart's owner, 'user:…' or 'guest:…'. */
    ownerKey: text().notNull(),
    checkoutId: text().notNull(),
    lines: jsonb().$type<SavedLine[]>().notNull(),
    locale: locale(),
    /** Number of consents of this address: each checkout starts another round of reminders. */
    round: integer().notNull().default(1),
    /** Version date of the consent text. */
    noticeVersion: text().notNull(),
    /** Time of this round's consent; a later purchase ends the round. */
    agreedAt: instant().notNull().defaultNow(),
    /** Number of reminders of this round, and the time of the latest. */
    sent: integer().notNull().default(0),
    sentAt: instant(),
    /** Owners of carts restored from this one; their purchases end the reminders as well. */
    restoredBy: jsonb().$type<string[]>().notNull().default([]),
    /** Time of the cart's last change, from which reminders are scheduled. */
    savedAt: instant('kept_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_reminders_email').on(table.email),
    index('cart_reminders_owner').on(table.ownerKey),
    index('cart_reminders_due').on(table.sent, table.savedAt),
    check('cart_reminders_sent', sql`${table.sent} between 0 and 2`),
  ],
);
