import { giftCardOrigins } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { createdAt, instant, locale, paise } from '../platform/database/columns.ts';

/**
 * A gift card. Its balance is the ledger account `gift:<id>`. Its code is stored as a hash, and
 * encrypted for the emails that contain it.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    /** 'gft_' and 130 random bits in base32. */
    id: text().primaryKey(),
    origin: text({ enum: giftCardOrigins }).notNull(),
    /** `ordered`: not paid yet; `disabled`: not accepted until it is enabled again. */
    status: text({ enum: ['ordered', 'active', 'disabled'] }).notNull(),
    /** SHA-256 of the code in normal form, hex. */
    codeHash: text().notNull(),
    /** The encrypted code; null if only the hash is known. */
    sealedCode: text(),
    /** The last four characters of the code, by which a customer recognises it. */
    codeEnd: text().notNull(),
    /** The initial value, paise. */
    amountPaise: paise().notNull(),
    /** The payment provider of the purchase; null if the card was not bought. */
    provider: text(),
    /** The buyer's account. */
    buyerId: text().references(() => users.id),
    buyerEmail: text(),
    /** The giver's name, displayed to the recipient. */
    giverName: text().notNull().default(''),
    recipientName: text().notNull().default(''),
    /** Null: the buyer receives the card. */
    recipientEmail: text(),
    message: text().notNull().default(''),
    /** The day in India (YYYY-MM-DD) on which the card is emailed; null: immediately. */
    sendOn: text(),
    sentAt: instant(),
    /**
     * The owner's reason for issuing the card, or the number of the order whose return it refunds.
     */
    note: text().notNull().default(''),
    /** The idempotency key of the owner's request to issue the card. */
    requestKey: text(),
    locale: locale(),
    /** Validity in months from payment, as displayed to the buyer. */
    validMonths: integer().notNull(),
    /** Null before payment, and for a card that never expires. */
    expiresAt: instant(),
    /** The expiry that the last reminder was sent for; a changed expiry is reminded of again. */
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
