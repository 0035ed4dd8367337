import { products } from '../catalogue/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { coupons } from '../pricing/schema.ts';

/** Adds a product; `price` in rupees, `stock` null is not tracked. */
export async function addProduct(
  deps: Pick<Deps, 'db'>,
  product: Partial<typeof products.$inferInsert> & { id: string; price?: number },
): Promise<void> {
  const { id, price = 100, stock = 10, name = `Stone ${id}`, ...more } = product;
  await deps.db.insert(products).values({
    id,
    slug: `stone-${id.toLowerCase()}`,
    name,
    category: 'Semi-Precious',
    originalPricePaise: price * 100,
    discountedPricePaise: price * 100,
    stock,
    ...more,
  });
}

/** Adds a coupon; `value` as stored: hundredths of a percent, or paise. */
export async function addCoupon(
  deps: Pick<Deps, 'db'>,
  coupon: Partial<typeof coupons.$inferInsert> & { code: string },
): Promise<void> {
  await deps.db.insert(coupons).values({ id: `cpn_${coupon.code}`, type: 'percentage', value: 1000, ...coupon });
}
