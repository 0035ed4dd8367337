import { describe, expect, it } from 'vitest';
import type { CartEntry } from '../pricing/price-lines.ts';
import { planCouponUse, planMovements } from './plan-movements.ts';

const line = (id: string, quantity: number) =>
  ({ product: { id, discountedPricePaise: 100 }, quantity }) as unknown as CartEntry;
const released = (productId: string, quantity: number, tookStock = true) => ({
  ...{ productId, variantId: productId, quantity, tookStock },
  bundle: null,
});

describe('the stock movements of an order', () => {
  it('are sorted by product id, whatever the order of the cart', () => {
    expect(
      planMovements([line('c', 1), line('a', 2)], [released('b', 3)]).map((move) => move.productId),
    ).toEqual(['a', 'b', 'c']);
  });

  it('net the reserved quantity with the quantity released by a replaced order', () => {
    expect(planMovements([line('a', 5)], [released('a', 2), released('a', 1)])).toEqual([
      { productId: 'a', take: 5, restore: 3, unitPricePaise: 100 },
    ]);
  });

  it('release nothing that was never reserved', () => {
    expect(planMovements([], [released('a', 2, false)])).toEqual([]);
  });
});

describe('the uses of coupons', () => {
  const of = (couponId: string | null) => ({ couponId });
  it('are released and reserved in the order of coupon ids', () => {
    expect(planCouponUse('b', [of('c'), of('b'), of(null), of('a')])).toEqual([
      { couponId: 'a', take: false, restore: 1 },
      { couponId: 'b', take: true, restore: 1 },
      { couponId: 'c', take: false, restore: 1 },
    ]);
  });

  it('are released once for each replaced order that reserved one', () => {
    expect(planCouponUse(null, [of('a'), of('a')])).toEqual([
      { couponId: 'a', take: false, restore: 2 },
    ]);
  });

  it('are zero without a coupon', () => expect(planCouponUse(null, [])).toEqual([]));
});
