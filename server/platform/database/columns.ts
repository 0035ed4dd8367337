import { type DeliveryState, locales } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type AnyPgColumn, bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** A nullable timestamp with time zone. */
export const instant = (name = '') => timestamp(name, { withTimezone: true });

/** The time of insertion, by the database's clock: the only clock that decides expiry. */
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

/** The language of a user's emails. */
export const locale = () => text({ enum: locales }).notNull().default('en');

/** SQL for a column's value in the row whose insert conflicted. */
export const excluded = ({ keyAsName, name }: AnyPgColumn) =>
  sql`excluded.${sql.identifier(keyAsName ? toSnakeCase(name) : name)}`;
