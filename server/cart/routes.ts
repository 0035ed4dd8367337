import * as calls from '@jyotiratna/contract/cart';
import { requireUser } from '../accounts/actor.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { addToCart } from './add-to-cart.ts';
import { applyCoupon, applyCouponGuest, removeCoupon } from './apply-coupon.ts';
import { getCart } from './load-cart.ts';
import { mergeCart } from './merge-cart.ts';
import { quoteCart } from './quote-cart.ts';
import { readLinkedCart } from './read-cart-link.ts';
import { removeFromCart } from './remove-from-cart.ts';

/**
 * Users' carts, stored on the server, and price quotes for guests, whose cart is stored in their
 * browser.
 */
export const cartRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.getCartRoute, async (request) =>
    getCart(deps, requireUser(await request.actor())),
  );

  serve(app, calls.addToCartRoute, async (request) =>
    addToCart(deps, requireUser(await request.actor()), request.body),
  );

  serve(app, calls.removeFromCartRoute, async (request) =>
    removeFromCart(deps, requireUser(await request.actor()), request.body),
  );

  serve(app, calls.mergeCartRoute, async (request) =>
    mergeCart(deps, requireUser(await request.actor()), request.body),
  );

  serve(app, calls.quoteCartRoute, async (request) =>
    quoteCart(deps, await request.actor(), request.body),
  );

  serve(app, calls.readCartLinkRoute, async (request) =>
    readLinkedCart(deps, await request.actor(), request.body),
  );

  serve(app, calls.applyCouponRoute, async (request) =>
    applyCoupon(deps, requireUser(await request.actor()), request.body.code),
  );

  serve(app, calls.applyCouponGuestRoute, async (request) =>
    applyCouponGuest(deps, await request.actor(), request.body),
  );

  serve(app, calls.removeCouponRoute, async (request) => {
    await removeCoupon(deps, requireUser(await request.actor()));
    return { success: true as const };
  });
};
