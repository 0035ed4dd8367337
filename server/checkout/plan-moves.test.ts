import { describe, expect, it } from 'vitest';
import type { CartLine } from '../pricing/price-lines.ts';
import { planCouponMoves, planMoves } from './plan-moves.ts';

const line = (id: string, quantity: number) =>
  ({ product: { id, discountedPricePaise: 100 }, quantity }) as unknown as CartLine;
const held = (productId: string, quantity: number, tookStock = true) => ({ productId, quantity, tookStock });

describe('the moves of an order', () => {
  it('go by ascending product id, whatever the order of the cart', () => {
    expect(planMoves([line('c', 1), line('a', 2)], [held('b', 3)]).map((move) => move.productId)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('net what is taken with what a replaced order gives back', () => {
    expect(planMoves([line('a', 5)], [held('a', 2), held('a', 1)])).toEqual([
      { productId: 'a', take: 5, give: 3, unitPricePaise: 100 },
    ]);
  });

  it('give nothing back that was never taken', () => {
    expect(planMoves([], [held('a', 2, false)])).toEqual([]);
  });
});

describe('the uses of coupons', () => {
  const of = (couponId: string | null, discountPaise: number) => ({ couponId, discountPaise });
  it('give back and take again, by ascending coupon id', () => {
    expect(planCouponMoves('b', [of('c', 30), of('b', 20), of(null, 0), of('a', 10)])).toEqual([
      { couponId: 'a', take: false, give: [10] },
      { couponId: 'b', take: true, give: [20] },
      { couponId: 'c', take: false, give: [30] },
    ]);
  });

  it('give back one for each replaced order that held it', () => {
    expect(planCouponMoves(null, [of('a', 10), of('a', 5)])).toEqual([{ couponId: 'a', take: false, give: [10, 5] }]);
  });

  it('are none without a coupon', () => expect(planCouponMoves(null, [])).toEqual([]));
});
