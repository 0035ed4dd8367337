import type { CartLine } from '../pricing/price-lines.ts';
import type { OrderItemRow, OrderRow } from '../reservations/order-queries.ts';
import type { StockMove } from '../reservations/stock-queries.ts';

type Held = Pick<OrderItemRow, 'productId' | 'quantity' | 'tookStock'>;

/**
 * What an order takes and the orders it replaces give back, netted by product and in ascending id order: two buyers
 * whose moves overlap then wait for each other instead of dead-locking.
 */
export function planMoves(lines: readonly CartLine[], released: readonly Held[]): StockMove[] {
  const moves = new Map<string, StockMove>();
  for (const { product, quantity } of lines) {
    moves.set(product.id, {
      productId: product.id,
      take: quantity,
      give: 0,
      unitPricePaise: product.discountedPricePaise,
    });
  }
  for (const { productId, quantity, tookStock } of released) {
    if (!tookStock) continue;
    const move = moves.get(productId) ?? { productId, take: 0, give: 0 };
    moves.set(productId, { ...move, give: move.give + quantity });
  }
  return [...moves.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1));
}

/** Uses of coupons given back and taken, by ascending coupon id. */
export function planCouponMoves(
  taken: string | null,
  released: readonly Pick<OrderRow, 'couponId'>[],
): { couponId: string; take: boolean; give: number }[] {
  const given = new Map<string, number>();
  for (const { couponId } of released) if (couponId) given.set(couponId, (given.get(couponId) ?? 0) + 1);
  const ids = new Set([...given.keys(), ...(taken ? [taken] : [])]);
  return [...ids].sort().map((couponId) => ({ couponId, take: couponId === taken, give: given.get(couponId) ?? 0 }));
}
