import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { refunds } from '../../payments/schema.ts';
import { createdAt } from '../../platform/database/columns.ts';
import { orders } from '../../reservations/schema.ts';
import type { TaxDocument } from './tax-document.ts';

/**
 * The last serial number of each series and financial year. It is incremented in the transaction
 * that uses it, so there are no gaps.
 */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text().notNull(),
    /** '2026-27', April to March. */
    financialYear: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.financialYear] })],
);

/**
 * Tax documents as issued: immutable and never deleted. `content` is everything that a document
 * displays.
 */
export const invoices = pgTable(
  'invoices',
  {
    /**
     * The invoice number, such as 'INV/2627/000001': at most 16 characters, as required by GST
     * rules.
     */
    number: text().primaryKey(),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The refund of a credit note. */
    refundKey: text().references(() => refunds.key),
    content: jsonb().$type<TaxDocument>().notNull(),
    issuedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_one_per_order').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    uniqueIndex('invoices_one_per_refund').on(table.refundKey),
    index('invoices_order').on(table.orderId),
  ],
);
