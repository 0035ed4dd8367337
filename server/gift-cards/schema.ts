import { giftCardOrigins } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { createdAt, instant, locale, paise } from '../platform/database/columns.ts';

/**
 * A gift card. Its balance is the ledger's account `gift:<id>`; its code is stored as a hash, and
 * encrypted for the emails that contain it.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    /** 'gft_' and 130 random bits in base32. */
    id: text().primaryKey(),
    origin: text({ enum: giftCardOrigins }).notNull(),
    /** `ordered` is not paid for yet; a disabled one is not accepted until it is enabled again. */
    status: text({ enum: ['ordered', 'active', 'disabled'] }).notNull(),
    /** SHA-256 of the code in its normal form, hex. */
    codeHash: text().notNull(),
    /** The code, encrypted; null where the shop knows its hash only. */
    sealedCode: text(),
    /** Its last four characters, by which people recognise it. */
    codeEnd: text().notNull(),
    /** The value at its beginning, paise. */
    amountPaise: paise().notNull(),
    /** The payment provider that it is bought by; null of one that was not bought. */
    provider: text(),
    /** The account that bought it. */
    buyerId: text().references(() => users.id),
    buyerEmail: text(),
    /** The name of its giver, for the recipient to read. */
    giverName: text().notNull().default(''),
    recipientName: text().notNull().default(''),
    /** Null: it goes to the buyer. */
    recipientEmail: text(),
    message: text().notNull().default(''),
    /** The day in India (YYYY-MM-DD) on which the recipient gets it; null: at once. */
    sendOn: text(),
    sentAt: instant(),
    /** Why the owner issued it, or the number of the order whose return it pays. */
    note: text().notNull().default(''),
    /** The owner's request, which issues one card however often it is sent. */
    requestKey: text(),
    locale: locale(),
    /** Months from its payment for which it is valid, as the buyer was told. */
    validMonths: integer().notNull(),
    /** Null before its payment, and of one without an end. */
    expiresAt: instant(),
    /** The end of which its owner was reminded; another end is reminded of again. */
    remindedOf: instant(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('gift_cards_code').on(table.codeHash),
    uniqueIndex('gift_cards_request').on(table.requestKey),
    index('gift_cards_newest').on(table.createdAt, table.id),
    index('gift_cards_buyer').on(table.buyerId),
    index('gift_cards_to_send')
      .on(table.sendOn)
      .where(sql`${table.sentAt} is null and ${table.status} = 'active'`),
    index('gift_cards_to_expire').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    check('gift_cards_amount', sql`${table.amountPaise} >= 0`),
    check('gift_cards_months', sql`${table.validMonths} >= 12`),
  ],
);
