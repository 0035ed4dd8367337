import { type DeliveryState, locales } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type AnyPgColumn, bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment with time zone that may be absent. */
export const instant = (name = '') => timestamp(name, { withTimezone: true });

/** The database's clock at insertion: the only clock that decides about expiry. */
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** An integer number of paise. */
export const paise = () => bigint({ mode: 'number' });

/** The billed party of an invoice. */
export type StoredBilling = {
  fullName: string;
  addressLine: string;
  apartment: string;
  city: string;
  state: DeliveryState;
  pincode: string;
};

/** The language of messages to a user. */
export const locale = () => text({ enum: locales }).notNull().default('en');

/** The value for a column from the row that an insert could not add. */
export const excluded = ({ keyAsName, name }: AnyPgColumn) =>
  sql`excluded.${sql.identifier(keyAsName ? toSnakeCase(name) : name)}`;
