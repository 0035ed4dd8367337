import type { AdminCoupon } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import { guardCell } from '../../platform/csv/guard-cell.ts';

/** CSV columns with their values; money in rupees, or percent. */
const columns: Record<string, (coupon: AdminCoupon) => string | number | null> = {
  code: ({ code }) => code,
  type: ({ type }) => type,
  value: ({ value }) => value,
  startsAt: ({ startsAt }) => startsAt,
  expiresAt: ({ expiresAt }) => expiresAt,
  minCartValue: ({ minCartValue }) => minCartValue,
  maxDiscount: ({ maxDiscount }) => maxDiscount,
  maxRedemptions: ({ maxRedemptions }) => maxRedemptions,
  maxPerCustomer: ({ maxPerCustomer }) => maxPerCustomer,
  categories: ({ categories }) => categories.join(', '),
  products: ({ products }) => products.map(({ id, name }) => `${name} (${id})`).join(', '),
  redeemed: ({ redeemedCount }) => redeemedCount,
  status: ({ status }) => status,
};

/** Coupons as CSV (RFC 4180), UTF-8 with the BOM that spreadsheets detect. */
export function couponsCsv(coupons: readonly AdminCoupon[]): string {
  const rows = coupons.map((coupon) =>
    Object.values(columns).map((cell) => guardCell(String(cell(coupon) ?? ''))),
  );
  return stringify([Object.keys(columns), ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}
