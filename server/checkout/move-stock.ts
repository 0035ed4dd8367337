import { type Locale, nameIn, ShopError, sentence } from '@jyotiratna/contract';
import { notEnough } from '../cart/add-to-cart.ts';
import { findProductRows, type ProductRow } from '../catalogue/queries.ts';
import { asSold } from '../catalogue/sold-variant.ts';
import { listOptionedVariants } from '../catalogue/variant-queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import {
  type Customer,
  returnCouponUse,
  returnStock,
  type StockMove,
  takeCouponUse,
  takeStock,
} from '../reservations/stock-queries.ts';
import type { planCouponMoves } from './plan-moves.ts';

/**
 * Carries out the moves one by one.
 * @param locale of a remedy's name in a refusal
 * @returns the variants whose stock is tracked
 * @throws ShopError out_of_stock, sold_out or amount_mismatch; the caller's transaction then rolls back
 */
export async function moveStock(
  tx: Transaction,
  moves: readonly StockMove[],
  locale: Locale = 'en',
): Promise<Set<string>> {
  const tracked = new Set<string>();
  for (const move of moves) {
    if (move.take === 0) {
      await returnStock(tx, move, move.give);
      continue;
    }
    const taken = await takeStock(tx, move);
    if (!taken) throw await whyRefused(tx, move, locale);
    if (taken.tracked) tracked.add(move.variantId ?? move.productId);
  }
  return tracked;
}

/** @throws ShopError amount_mismatch when the coupon can no longer be used: without it the total is another one */
export async function moveCoupons(
  tx: Transaction,
  moves: ReturnType<typeof planCouponMoves>,
  order: Pick<OrderRow, 'id' | 'discountPaise'> & Customer,
): Promise<void> {
  for (const { couponId, take, give } of moves) {
    for (const discountPaise of give) await returnCouponUse(tx, couponId, discountPaise);
    const refused = take ? await takeCouponUse(tx, couponId, { ...order, orderId: order.id }) : null;
    if (refused)
      throw new ShopError('amount_mismatch', refused === 'gone' ? couponGone : customerUsed(refused.customerLimit));
  }
}

/** What a customer reads who has used a coupon as often as one may. */
export const customerUsed = (limit: number) => ({ message: sentence('coupon_customer_gone', { limit }) });

/** What a customer reads whose coupon has ended or was used up meanwhile. */
export const couponGone = {
  message: sentence('coupon_gone'),
};

async function whyRefused(tx: Transaction, move: StockMove, locale: Locale): Promise<ShopError> {
  const { productId, variantId = productId } = move;
  const product = variantId === productId ? await findOnly(tx, productId) : await findSold(tx, productId, variantId);
  if (!product) {
    const data = { productId: move.productId, left: 0 };
    return new ShopError('sold_out', { message: sentence('remedy_of_cart_gone'), data });
  }
  const left = product.stock === null ? null : product.stock + move.give;
  if (left === null || left >= move.take) return new ShopError('amount_mismatch');
  return notEnough(nameIn(product, locale), left, { productId: product.id });
}

/** The product, as long as it has no options. */
async function findOnly(tx: Transaction, productId: string): Promise<ProductRow | null> {
  const [product] = await findProductRows(tx, [productId]);
  return product && !product.optioned ? product : null;
}

async function findSold(tx: Transaction, productId: string, variantId: string): Promise<ProductRow | null> {
  const [[product], variants] = await Promise.all([
    findProductRows(tx, [productId]),
    listOptionedVariants(tx, [productId]),
  ]);
  const variant = variants.find(({ id }) => id === variantId);
  return product?.optioned && variant ? asSold(product, variant) : null;
}
