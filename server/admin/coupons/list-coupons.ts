import { type AdminCoupon, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { presentAdminCoupon } from './present-admin-coupon.ts';
import { customerNamesOf, findCouponRow, listCouponRows } from './queries.ts';

/** All coupons, latest first. Two queries. */
export async function listCoupons({ db }: Pick<Deps, 'db'>): Promise<AdminCoupon[]> {
  const rows = await listCouponRows(db);
  const names = await customerNamesOf(db, rows);
  return rows.map((row) => presentAdminCoupon(row, names));
}

/** @throws ShopError coupon_not_found */
export async function getCoupon({ db }: Pick<Deps, 'db'>, id: string): Promise<AdminCoupon> {
  const row = await findCouponRow(db, id);
  if (!row) throw new ShopError('coupon_not_found');
  return presentAdminCoupon(row, await customerNamesOf(db, [row]));
}
