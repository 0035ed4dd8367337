import type { LineExtras } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, locale } from '../platform/database/columns.ts';

/**
 * A line of a cart that was left; its names for the case that it can no longer be had. No price:
 * today's counts.
 */
export type SavedLine = {
  productId: string;
  variant?: string;
  quantity: number;
  extras?: LineExtras;
  /** It was to be energised in a name, which is not stored. */
  energiseAgain?: true;
  name: string;
  nameHi: string;
};

/**
 * Abandoned checkout carts of customers who agreed to reminder emails; one for each address.
 */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    id: text().primaryKey(),
    /** Lower-cased. */
    email: text().notNull(),
    /** The cart's owner, 'user:…' or 'guest:…'. */
    ownerKey: text().notNull(),
    checkoutId: text().notNull(),
    lines: jsonb().$type<SavedLine[]>().notNull(),
    locale: locale(),
    /** Counts the consents of this address: another checkout is another round of mails. */
    round: integer().notNull().default(1),
    /** Version date of the consent text. */
    noticeVersion: text().notNull(),
    /** The consent of this round: a later purchase closes it. */
    agreedAt: instant().notNull().defaultNow(),
    /** Mails of this round, and the last of them. */
    sent: integer().notNull().default(0),
    sentAt: instant(),
    /** Owners of the carts into which a link has put it: their purchases end it, too. */
    restoredBy: jsonb().$type<string[]>().notNull().default([]),
    /** The last change of the cart, from which the emails are scheduled. */
    savedAt: instant('kept_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_reminders_email').on(table.email),
    index('cart_reminders_owner').on(table.ownerKey),
    index('cart_reminders_due').on(table.sent, table.savedAt),
    check('cart_reminders_sent', sql`${table.sent} between 0 and 2`),
  ],
);
