import * as calls from '@jyotiratna/contract/calls/admin-coupons';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { deleteCoupon } from './delete-coupon.ts';
import { getCoupon, listCoupons } from './list-coupons.ts';
import { addCoupon, updateCoupon } from './save-coupon.ts';

const tags = ['Administration'];
const config = { access: 'admin' } as const;

/** Coupons: list, create, edit, delete. */
export const adminCouponRoutes: Routes = async (app, { deps }) => {
  app.get('/admin/coupons', { config, schema: { tags, response: { 200: calls.listCoupons.reply } } }, async () => ({
    coupons: await listCoupons(deps),
  }));

  app.get(
    '/admin/coupons/:id',
    { config, schema: { tags, params: calls.getCoupon.params, response: { 200: calls.getCoupon.reply } } },
    async (request) => ({ coupon: await getCoupon(deps, request.params.id) }),
  );

  app.post(
    '/admin/coupons/add',
    { config, schema: { tags, body: calls.addCoupon.body, response: { 200: calls.addCoupon.reply } } },
    async (request) => {
      const coupon = await addCoupon(deps, requireAdmin(await request.actor()), request.body);
      return { success: true as const, coupon, message: `Code ${coupon.code} created.` };
    },
  );

  app.put(
    '/admin/coupons/:id',
    {
      config,
      schema: {
        tags,
        params: calls.updateCoupon.params,
        body: calls.updateCoupon.body,
        response: { 200: calls.updateCoupon.reply },
      },
    },
    async (request) => {
      const coupon = await updateCoupon(deps, requireAdmin(await request.actor()), request.params.id, request.body);
      return { success: true as const, coupon, message: `Code ${coupon.code} saved.` };
    },
  );

  app.delete(
    '/admin/coupons/:id',
    { config, schema: { tags, params: calls.deleteCoupon.params, response: { 200: calls.deleteCoupon.reply } } },
    async (request) => {
      await deleteCoupon(deps, requireAdmin(await request.actor()), request.params.id);
      return { success: true as const };
    },
  );
};
