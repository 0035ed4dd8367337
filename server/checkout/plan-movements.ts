import type { CartEntry } from '../pricing/price-lines.ts';
import type { OrderItemRow, OrderRow } from '../reservations/order-queries.ts';
import type { StockMove } from '../reservations/stock-queries.ts';
import { stockUseOf } from '../reservations/stock-use.ts';

type Reserved = Pick<OrderItemRow, 'productId' | 'variantId' | 'quantity' | 'tookStock' | 'bundle'>;

/**
 * The stock changes of an order and the orders that it replaces, netted by variant and sorted by
 * product, so that overlapping buyers wait for each other instead of deadlocking. A bundle reduces
 * the stock of its items.
 */
export function planMovements(
  lines: readonly CartEntry[],
  released: readonly Reserved[],
): StockMove[] {
  const movements = new Map<string, StockMove>();
  for (const move of lines.flatMap(movementsOfLine)) {
    const { variantId = move.productId } = move;
    const before = movements.get(variantId);
    // For an item that is also bought separately, its own price applies.
    movements.set(variantId, before ? { ...move, ...before, take: before.take + move.take } : move);
  }
  for (const item of released) {
    for (const { productId, variantId, units, tookStock } of stockUseOf(item)) {
      if (!tookStock) continue;
      const of = variantId === productId ? { productId } : { productId, variantId };
      const move = movements.get(variantId) ?? { ...of, take: 0, restore: 0 };
      movements.set(variantId, { ...move, restore: move.restore + units * item.quantity });
    }
  }
  return [...movements.values()].sort(inOrder);
}

function movementsOfLine(line: CartEntry): StockMove[] {
  const { product, variant, quantity, bundle } = line;
  if (bundle)
    return bundle.map((part) => ({
      productId: part.product.id,
      ...(part.variant && { variantId: part.variant.id }),
      take: part.quantity * quantity,
      restore: 0,
      bundle: product,
    }));
  return [
    {
      productId: product.id,
      ...(variant && { variantId: variant.id }),
      take: quantity,
      restore: 0,
      // The price without a setting, which does not affect stock.
      unitPricePaise: line.parts?.stonePaise ?? product.discountedPricePaise,
    },
  ];
}

/** The global lock order: by product, then by variant. */
export function inOrder(a: Place, b: Place): number {
  if (a.productId !== b.productId) return a.productId < b.productId ? -1 : 1;
  return (a.variantId ?? '') < (b.variantId ?? '') ? -1 : 1;
}
type Place = { productId: string; variantId?: string | undefined };

/** Released (`restore`) and reserved uses of coupons, sorted by coupon id. */
export function planCouponUse(
  used: string | null,
  released: readonly Pick<OrderRow, 'couponId'>[],
): { couponId: string; take: boolean; restore: number }[] {
  const given = new Map<string, number>();
  for (const { couponId } of released)
    if (couponId) given.set(couponId, (given.get(couponId) ?? 0) + 1);
  const ids = new Set([...given.keys(), ...(used ? [used] : [])]);
  return [...ids]
    .sort()
    .map((couponId) => ({ couponId, take: couponId === used, restore: given.get(couponId) ?? 0 }));
}
