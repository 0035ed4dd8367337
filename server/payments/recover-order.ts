import { defaultReturns, ShopError } from '@jyotiratna/contract';
import { nameStockCause } from '../catalogue/stock-movement-queries.ts';
import { itemRows } from '../checkout/item-rows.ts';
import { moveCoupons, moveStock } from '../checkout/move-stock.ts';
import { inOrder, planCouponUse } from '../checkout/plan-movements.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { PricedLines } from '../pricing/price-lines.ts';
import { takeCredit } from '../reservations/order-credit.ts';
import {
  insertOrderItems,
  listOrderItems,
  markTookStock,
  type OrderItemRow,
  type OrderRow,
  updateOrder,
} from '../reservations/order-queries.ts';
import { asReserved, stockUseOf } from '../reservations/stock-use.ts';

/**
 * Reserves an order's stock and coupon again under a savepoint; its prices stay as quoted.
 * @param lines the actual lines of an order that was created without lines
 * @returns the reserved order; null if anything is unavailable: nothing has changed then
 */
export async function recoverOrder(
  tx: Transaction,
  order: OrderRow,
  lines: PricedLines | undefined,
): Promise<OrderRow | null> {
  try {
    return await tx.transaction(async (savepoint) => {
      const inner = savepoint as Transaction;
      const items = lines
        ? await itemRows(inner, order.id, lines, {
            taxes: { codes: {}, rates: {} },
            returns: defaultReturns,
          })
        : await listOrderItems(inner, [order.id]);
      const couponId = lines ? (lines.coupon?.id ?? null) : order.couponId;
      await nameStockCause(inner, { cause: 'order', orderId: order.id });
      const tracked = await moveStock(inner, movementsOf(items));
      await moveCoupons(
        inner,
        planCouponUse(couponId, []),
        lines ? { ...order, ...frozen(lines) } : order,
      );
      await takeCredit(inner, order);
      if (lines)
        await insertOrderItems(
          inner,
          items.map((item) => asReserved(item, tracked)),
        );
      else await markTookStock(inner, items, tracked);
      return updateOrder(
        inner,
        order,
        { hasReservedStock: true, ...(lines ? frozen(lines) : {}) },
        'recovered',
      );
    });
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}

function movementsOf(items: readonly OrderItemRow[]) {
  return items
    .flatMap((item) =>
      stockUseOf(item).map(({ productId, variantId, units }) => ({
        productId,
        variantId,
        take: units * item.quantity,
        restore: 0,
      })),
    )
    .sort(inOrder);
}

function frozen({ quote, coupon }: PricedLines) {
  return {
    linesKnown: true,
    submittedLines: null,
    subtotalPaise: quote.subtotal,
    discountPaise: quote.discount,
    roundingPaise: quote.rounding,
    shippingPaise: quote.shipping,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
  };
}
