import { errorMessage, type Locale, nameIn, ShopError } from '@jyotiratna/contract';
import { notEnough } from '../cart/add-to-cart.ts';
import { findProductRows, type ProductRow } from '../catalogue/queries.ts';
import { asSoldVariant } from '../catalogue/sold-variant.ts';
import { listConfiguredVariants } from '../catalogue/variant-queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import {
  type OrderCustomer,
  returnCouponUse,
  takeCouponUse,
} from '../reservations/coupon-use-queries.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { returnStock, type StockMove, takeStock } from '../reservations/stock-queries.ts';
import type { planCouponUse } from './plan-movements.ts';

/**
 * Applies the stock changes one by one.
 * @param locale of a remedy's name in an error
 * @returns the variants whose stock is tracked
 * @throws ShopError out_of_stock, sold_out or amount_mismatch; the caller's transaction then
 * rolls back
 */
export async function moveStock(
  tx: Transaction,
  movements: readonly StockMove[],
  locale: Locale = 'en',
): Promise<Set<string>> {
  const tracked = new Set<string>();
  for (const move of movements) {
    if (move.take === 0) {
      await returnStock(tx, move, move.restore);
      continue;
    }
    const outcome = await takeStock(tx, move);
    if (!outcome) throw await rejectionReason(tx, move, locale);
    if (outcome.tracked) tracked.add(move.variantId ?? move.productId);
  }
  return tracked;
}

/**
 * Updates the use of coupons. @throws ShopError amount_mismatch if the coupon can no longer be
 * used, which changes the total
 */
export async function moveCoupons(
  tx: Transaction,
  movements: ReturnType<typeof planCouponUse>,
  order: Pick<OrderRow, 'id'> & OrderCustomer,
): Promise<void> {
  for (const { couponId, take, restore } of movements) {
    if (restore > 0) await returnCouponUse(tx, couponId, restore);
    const rejected = take
      ? await takeCouponUse(tx, couponId, { ...order, orderId: order.id })
      : null;
    if (rejected)
      throw new ShopError(
        'amount_mismatch',
        rejected === 'gone' ? couponRemoved : customerUsed(rejected.customerLimit),
      );
  }
}

/** The message to a customer over a coupon's usage limit. */
export const customerUsed = (limit: number) => ({
  message: errorMessage('coupon_customer_gone', { limit }),
});

/** The message to a customer whose coupon has expired or was used up in the meantime. */
export const couponRemoved = {
  message: errorMessage('coupon_gone'),
};

async function rejectionReason(
  tx: Transaction,
  move: StockMove,
  locale: Locale,
): Promise<ShopError> {
  const { productId, variantId = productId } = move;
  const product =
    variantId === productId
      ? await findOnly(tx, productId)
      : await findSold(tx, productId, variantId);
  if (move.bundle) return partRejection(move, move.bundle, product, locale);
  if (!product) {
    const data = { productId: move.productId, left: 0 };
    return new ShopError('sold_out', { message: errorMessage('remedy_of_cart_gone'), data });
  }
  const left = product.stock === null ? null : product.stock + move.restore;
  if (left === null || left >= move.take) return new ShopError('amount_mismatch');
  return notEnough(nameIn(product, locale), left, { productId: product.id });
}

/** The error for a bundle, which names the scarce item. */
function partRejection(
  { productId, take, restore }: StockMove,
  bundle: ProductRow,
  part: ProductRow | null,
  locale: Locale,
): ShopError {
  const name = nameIn(bundle, locale);
  const data = { productId: bundle.id, partId: productId, left: 0 };
  if (!part)
    return new ShopError('sold_out', { message: errorMessage('bundle_changed', { name }), data });
  const left = part.stock === null ? null : part.stock + restore;
  if (left === null || left >= take) return new ShopError('amount_mismatch');
  const named = { name, part: nameIn(part, locale) };
  const message =
    left === 0
      ? errorMessage('bundle_part_sold_out', named)
      : errorMessage('bundle_part_left', { ...named, left });
  return new ShopError(left === 0 ? 'sold_out' : 'out_of_stock', { message, data });
}

/** The product, unless it has options; null otherwise. */
async function findOnly(tx: Transaction, productId: string): Promise<ProductRow | null> {
  const [product] = await findProductRows(tx, [productId]);
  return product && !product.hasVariants ? product : null;
}

async function findSold(
  tx: Transaction,
  productId: string,
  variantId: string,
): Promise<ProductRow | null> {
  const [[product], variants] = await Promise.all([
    findProductRows(tx, [productId]),
    listConfiguredVariants(tx, [productId]),
  ]);
  const variant = variants.find(({ id }) => id === variantId);
  return product?.hasVariants && variant ? asSoldVariant(product, variant) : null;
}
