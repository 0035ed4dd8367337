import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A courier's last response about a PIN code. */
export const courierPins = pgTable(
  'courier_pins',
  {
    courier: text().notNull(),
    pincode: text().notNull(),
    serviceable: boolean().notNull(),
    cash: boolean().notNull(),
    days: integer(),
    checkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.courier, table.pincode] })],
);
