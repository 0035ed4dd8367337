import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/database/columns.ts';
import { orders } from '../../reservations/schema.ts';

/**
 * Photographs of completed energisations. They may show a name, so they have no public URL, are
 * visible to the buyer and administrators only, and are deleted with the account.
 */
export const energisationImages = pgTable(
  'energisation_pictures',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The position of the order's line. */
    position: integer().notNull(),
    id: text().notNull(),
    /** A WebP file in base64: text is stored identically by both databases and their backups. */
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** The hallmark numbers (HUIDs) of sold units; each belongs to one line of one order. */
export const soldHuids = pgTable(
  'huids',
  {
    huid: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [index('huids_line').on(table.orderId, table.position)],
);
