import * as calls from '@jyotiratna/contract/admin/coupons';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { couponsCsv } from './coupons-csv.ts';
import { deleteCoupon } from './delete-coupon.ts';
import { getCoupon, listCoupons } from './list-coupons.ts';
import { addCoupon, updateCoupon } from './save-coupon.ts';

/** Coupons: list, create, edit, delete. */
export const adminCouponRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listCouponsRoute, async () => ({
    coupons: await listCoupons(deps),
  }));

  serve(app, calls.exportCoupons, async (_request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="coupons.csv"')
      .send(couponsCsv(await listCoupons(deps))),
  );

  serve(app, calls.getCouponRoute, async (request) => ({
    coupon: await getCoupon(deps, request.params.id),
  }));

  serve(app, calls.addCouponRoute, async (request) => {
    const coupon = await addCoupon(deps, requireAdmin(await request.actor()), request.body);
    return { success: true as const, coupon, message: `Code ${coupon.code} created.` };
  });

  serve(app, calls.updateCouponRoute, async (request) => {
    const coupon = await updateCoupon(
      deps,
      requireAdmin(await request.actor()),
      request.params.id,
      request.body,
    );
    return { success: true as const, coupon, message: `Code ${coupon.code} saved.` };
  });

  serve(app, calls.deleteCouponRoute, async (request) => {
    await deleteCoupon(deps, requireAdmin(await request.actor()), request.params.id);
    return { success: true as const };
  });
};
