import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import { createdAt, paise } from '../../platform/database/columns.ts';

/**
 * Receipt vouchers of advances (rule 50 of the CGST rules) and refund vouchers (rule 51). `content`
 * is immutable; `leftPaise` is the part of a receipt not yet used by an invoice or refund.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    /** Voucher number, such as 'RCV/2627/000001' or 'RFV/2627/000001'. */
    number: text().primaryKey(),
    kind: text({ enum: ['receipt_voucher', 'refund_voucher'] }).notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /**
     * Reference of the ledger movement, unique; for a refund followed by the number of the receipt.
     */
    ref: text().notNull(),
    leftPaise: paise().notNull(),
    content: jsonb().$type<TaxDocument>().notNull(),
    issuedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('vouchers_once').on(table.kind, table.ref),
    index('vouchers_of').on(table.userId, table.issuedAt),
    check('vouchers_left', sql`${table.leftPaise} >= 0`),
  ],
);
