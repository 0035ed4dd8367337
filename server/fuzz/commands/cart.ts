import fc from 'fast-check';
import { command } from '../command.ts';
import { responseCodeOf } from './fuzz-code.ts';

/** Commands of the member's cart between orders. */
export const cartCommands = [
  fc
    .tuple(fc.nat({ max: 2 }), fc.integer({ min: -2, max: 3 }))
    .map(([remedy, quantity]) =>
      command(`cart: ${quantity} of remedy ${remedy}`, async (_, { member, remedies }) =>
        responseCodeOf(await member.post('/cart/add', { productId: remedies[remedy], quantity })),
      ),
    ),
  fc
    .nat({ max: 2 })
    .map((remedy) =>
      command(`cart: without remedy ${remedy}`, async (_, { member, remedies }) =>
        responseCodeOf(await member.post('/cart/remove', { productId: remedies[remedy] })),
      ),
    ),
  fc
    .nat({ max: 2 })
    .map((coupon) =>
      command(`cart: coupon ${coupon}`, async (_, { member, coupons }) =>
        responseCodeOf(await member.post('/cart/apply-coupon', { code: coupons[coupon] })),
      ),
    ),
];
