import { type SQL, sql } from 'drizzle-orm';
import { coupons } from './schema.ts';

/** The beginning of the code of a coupon that stands for a store credit. */
export const creditPrefix = 'CREDIT-';
const pattern = `^${creditPrefix}[2-9A-Z]{14}$`;

/** Whether a coupon's code is that of a store credit: its value is a balance, which orders take from and give back to. */
export function isCreditCode(code: string | null): boolean {
  return code !== null && new RegExp(pattern).test(code);
}

/** The same in SQL, for the coupon that the surrounding query is at. */
export const isCredit: SQL = sql`(${coupons.type} = 'fixed' and ${coupons.code} ~ ${pattern}::text)`;
