import { type CartLine, variantIdOf } from '../pricing/price-lines.ts';
import type { OrderItemRow, OrderRow } from '../reservations/order-queries.ts';
import type { StockMove } from '../reservations/stock-queries.ts';

type Held = Pick<OrderItemRow, 'productId' | 'quantity' | 'tookStock'> & { variantId?: string };

/**
 * What an order takes and the orders it replaces give back, netted by variant and in ascending order of the products: two
 * buyers whose moves overlap then wait for each other instead of dead-locking.
 */
export function planMoves(lines: readonly CartLine[], released: readonly Held[]): StockMove[] {
  const moves = new Map<string, StockMove>();
  for (const line of lines) {
    const { product, variant, quantity } = line;
    moves.set(variantIdOf(line), {
      productId: product.id,
      ...(variant && { variantId: variant.id }),
      take: quantity,
      give: 0,
      // What the piece itself costs: the shelf knows nothing of its setting.
      unitPricePaise: line.parts?.stonePaise ?? product.discountedPricePaise,
    });
  }
  for (const { productId, variantId = productId, quantity, tookStock } of released) {
    if (!tookStock) continue;
    const of = variantId === productId ? { productId } : { productId, variantId };
    const move = moves.get(variantId) ?? { ...of, take: 0, give: 0 };
    moves.set(variantId, { ...move, give: move.give + quantity });
  }
  return [...moves.values()].sort(inOrder);
}

/** By product, then by variant: the order of locks. */
export function inOrder(a: Place, b: Place): number {
  if (a.productId !== b.productId) return a.productId < b.productId ? -1 : 1;
  return (a.variantId ?? '') < (b.variantId ?? '') ? -1 : 1;
}
type Place = { productId: string; variantId?: string | undefined };

/** Uses of coupons given back, each by its order's discount in paise, and taken, by ascending coupon id. */
export function planCouponMoves(
  taken: string | null,
  released: readonly Pick<OrderRow, 'couponId' | 'discountPaise'>[],
): { couponId: string; take: boolean; give: readonly number[] }[] {
  const given = new Map<string, number[]>();
  for (const { couponId, discountPaise } of released)
    if (couponId) given.set(couponId, [...(given.get(couponId) ?? []), discountPaise]);
  const ids = new Set([...given.keys(), ...(taken ? [taken] : [])]);
  return [...ids].sort().map((couponId) => ({ couponId, take: couponId === taken, give: given.get(couponId) ?? [] }));
}
