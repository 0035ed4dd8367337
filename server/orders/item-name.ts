import { type Locale, languages } from '@jyotiratna/contract';
import { type SQL, sql } from 'drizzle-orm';
import { orderItems } from '../reservations/schema.ts';

/**
 * SQL for the name of a purchased item in a language, as at its purchase; in English without one.
 */
export function itemName(locale: Locale): SQL<string> {
  if (languages[locale].data === 'en') return sql<string>`${orderItems.name}`;
  return sql<string>`coalesce(nullif(${orderItems.nameHi}, ''), ${orderItems.name})`;
}
