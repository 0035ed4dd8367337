import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import { createdAt, paise } from '../../platform/database/columns.ts';
import { consultations } from '../schema.ts';

/**
 * Tax invoices of sessions as they were issued. Never changed, never deleted: `content` is all that
 * the document shows.
 */
export const sessionInvoices = pgTable(
  'session_invoices',
  {
    /** 'SES/2627/000001'. */
    number: text().primaryKey(),
    consultationId: text()
      .notNull()
      .references(() => consultations.id),
    content: jsonb().$type<TaxDocument>().notNull(),
    issuedAt: createdAt(),
  },
  (table) => [uniqueIndex('session_invoices_once').on(table.consultationId)],
);

/**
 * Refunds of sessions by administrators, each a movement of the ledger; with the credit note where
 * the session was invoiced.
 */
export const sessionRefunds = pgTable(
  'session_refunds',
  {
    /** Chosen by the caller: the same one again is no second refund. */
    id: text().primaryKey(),
    consultationId: text()
      .notNull()
      .references(() => consultations.id),
    amountPaise: paise().notNull(),
    reason: text().notNull(),
    /** 'SCN/2627/000001'; null where the session had no invoice. */
    number: text(),
    content: jsonb().$type<TaxDocument>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('session_refunds_number').on(table.number),
    index('session_refunds_of').on(table.consultationId),
    check('session_refunds_amount', sql`${table.amountPaise} > 0`),
  ],
);
