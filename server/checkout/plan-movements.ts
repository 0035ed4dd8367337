import { type CartEntry, variantIdOf } from '../pricing/price-lines.ts';
import type { OrderItemRow, OrderRow } from '../reservations/order-queries.ts';
import type { StockMove } from '../reservations/stock-queries.ts';

type Reserved = Pick<OrderItemRow, 'productId' | 'quantity' | 'tookStock'> & { variantId?: string };

/**
 * The stock changes of an order and its replaced orders, netted by variant and in ascending
 * order of the products: two overlapping buyers then block on each other instead of deadlocking.
 */
export function planMovements(lines: readonly CartEntry[], released: readonly Reserved[]): StockMove[] {
  const movements = new Map<string, StockMove>();
  for (const line of lines) {
    const { product, variant, quantity } = line;
    movements.set(variantIdOf(line), {
      productId: product.id,
      ...(variant && { variantId: variant.id }),
      take: quantity,
      restore: 0,
      // The price of the product itself: stock is independent of its setting.
      unitPricePaise: line.parts?.stonePaise ?? product.discountedPricePaise,
    });
  }
  for (const { productId, variantId = productId, quantity, tookStock } of released) {
    if (!tookStock) continue;
    const of = variantId === productId ? { productId } : { productId, variantId };
    const move = movements.get(variantId) ?? { ...of, take: 0, restore: 0 };
    movements.set(variantId, { ...move, restore: move.restore + quantity });
  }
  return [...movements.values()].sort(inOrder);
}

/** By product, then by variant: the order of locks. */
export function inOrder(a: Place, b: Place): number {
  if (a.productId !== b.productId) return a.productId < b.productId ? -1 : 1;
  return (a.variantId ?? '') < (b.variantId ?? '') ? -1 : 1;
}
type Place = { productId: string; variantId?: string | undefined };

/** Uses of coupons released, `restore` of each, and reserved, by ascending coupon id. */
export function planCouponUse(
  used: string | null,
  released: readonly Pick<OrderRow, 'couponId'>[],
): { couponId: string; take: boolean; restore: number }[] {
  const given = new Map<string, number>();
  for (const { couponId } of released) if (couponId) given.set(couponId, (given.get(couponId) ?? 0) + 1);
  const ids = new Set([...given.keys(), ...(used ? [used] : [])]);
  return [...ids].sort().map((couponId) => ({ couponId, take: couponId === used, restore: given.get(couponId) ?? 0 }));
}
