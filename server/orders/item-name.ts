import { type Locale, languages } from '@jyotiratna/contract';
import { type SQL, sql } from 'drizzle-orm';
import { orderItems } from '../reservations/schema.ts';

/**
 * The name of a bought remedy in a language at its purchase; in English where it had no other
 * name.
 */
export function itemName(locale: Locale): SQL<string> {
  if (languages[locale].data === 'en') return sql<string>`${orderItems.name}`;
  return sql<string>`coalesce(nullif(${orderItems.nameHi}, ''), ${orderItems.name})`;
}
