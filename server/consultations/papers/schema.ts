import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import { createdAt } from '../../platform/database/columns.ts';
import { consultations } from '../schema.ts';

/** Tax invoices of sessions as they were issued. Never changed, never deleted: `content` is all that the paper shows. */
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
