import {
  applyCouponGuestRoute,
  applyCouponRoute,
  removeCouponRoute,
} from '@jyotiratna/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useSession } from '../../session/use-session.ts';
import { guestCoupon } from './guest-coupon.ts';
import { lineOfKey } from './line-key.ts';
import { readLocalCart } from './local-cart.ts';
import { cartQuery } from './use-cart.ts';

/**
 * Applies and removes a coupon of the current cart. Both reject with the error of the failed call.
 */
export function useCoupon() {
  const { status } = useSession();
  const queries = useQueryClient();
  return {
    /** Resolves to the discount in rupees, and the code in the shop's spelling. */
    apply: async (typed: string): Promise<{ code: string; discount: number }> => {
      if (status === 'user') {
        const { coupon, discountAmount } = await api(applyCouponRoute, { body: { code: typed } });
        await queries.invalidateQueries(cartQuery);
        return { code: coupon.code, discount: discountAmount };
      }
      const lines = readLocalCart().map((line) => ({
        ...lineOfKey(line),
        quantity: line.quantity,
      }));
      const { coupon, discountAmount } = await api(applyCouponGuestRoute, {
        body: { code: typed, items: lines },
      });
      guestCoupon.write(coupon.code);
      return { code: coupon.code, discount: discountAmount };
    },
    remove: async (): Promise<void> => {
      if (status !== 'user') return void guestCoupon.write(null);
      await api(removeCouponRoute);
      await queries.invalidateQueries(cartQuery);
    },
    /** Refetches the cart, which has no discount any more after an error of `apply`. */
    reset: async (): Promise<void> => {
      if (status === 'user') await queries.invalidateQueries(cartQuery);
      else guestCoupon.write(null);
    },
  };
}
