import { applyCouponRoute, mergeCartRoute } from '@jyotiratna/contract/cart';
import { api } from '../../api.ts';
import { mergeAtLogin } from './merge-at-login.ts';

/**
 * Merges the guest's lines and coupon into the cart of the logged-in user.
 * @returns the reason of each skipped line
 */
export const mergeGuestCart = (): Promise<string[]> =>
  mergeAtLogin({
    merge: (body) => api(mergeCartRoute, { body }),
    applyCoupon: (code) => api(applyCouponRoute, { body: { code } }),
  });
