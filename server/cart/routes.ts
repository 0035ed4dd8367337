import * as calls from '@jyotiratna/contract/calls/cart';
import { requireUser } from '../accounts/actor.ts';
import type { Routes } from '../platform/http/routes.ts';
import { addToCart } from './add-to-cart.ts';
import { applyCoupon, applyCouponGuest, removeCoupon } from './apply-coupon.ts';
import { getCart } from './load-cart.ts';
import { mergeCart } from './merge-cart.ts';
import { quoteCart } from './quote-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';

const tags = ['Cart'];

/** The server cart of users, and the price calls of guests, whose cart lives in their browser. */
export const cartRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/cart',
    { config: { access: 'user' }, schema: { tags, response: { 200: calls.getCart.reply } } },
    async (request) => getCart(deps, requireUser(await request.actor())),
  );

  app.post(
    '/cart/add',
    {
      config: { access: 'user' },
      schema: { tags, body: calls.addToCart.body, response: { 200: calls.addToCart.reply } },
    },
    async (request) => addToCart(deps, requireUser(await request.actor()), request.body),
  );

  app.post(
    '/cart/remove',
    {
      config: { access: 'user' },
      schema: { tags, body: calls.removeFromCart.body, response: { 200: calls.removeFromCart.reply } },
    },
    async (request) => removeFromCart(deps, requireUser(await request.actor()), request.body.productId),
  );

  app.post(
    '/cart/merge',
    {
      config: { access: 'user' },
      schema: { tags, body: calls.mergeCart.body, response: { 200: calls.mergeCart.reply } },
    },
    async (request) => mergeCart(deps, requireUser(await request.actor()), request.body.items),
  );

  app.post(
    '/cart/quote',
    {
      config: { access: 'shopper' },
      schema: { tags, body: calls.quoteCart.body, response: { 200: calls.quoteCart.reply } },
    },
    async (request) => quoteCart(deps, await request.actor(), request.body),
  );

  app.post(
    '/cart/apply-coupon',
    {
      config: { access: 'user' },
      schema: { tags, body: calls.applyCoupon.body, response: { 200: calls.applyCoupon.reply } },
    },
    async (request) => applyCoupon(deps, requireUser(await request.actor()), request.body.code),
  );

  app.post(
    '/cart/apply-coupon-guest',
    {
      config: { access: 'shopper' },
      schema: { tags, body: calls.applyCouponGuest.body, response: { 200: calls.applyCouponGuest.reply } },
    },
    async (request) => applyCouponGuest(deps, await request.actor(), request.body),
  );

  app.post(
    '/cart/remove-coupon',
    { config: { access: 'user' }, schema: { tags, response: { 200: calls.removeCoupon.reply } } },
    async (request) => {
      await removeCoupon(deps, requireUser(await request.actor()));
      return { success: true as const };
    },
  );
};
