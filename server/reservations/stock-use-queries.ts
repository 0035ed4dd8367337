import { sql } from 'drizzle-orm';
import { orderItems } from './schema.ts';

/**
 * SQL of `stockUseOf`: the stock that one unit of an order line takes, joined laterally to
 * `order_items`, with the columns `taken.product_id`, `variant_id`, `units` and `took_stock`.
 */
export const stockUseRows = sql`(select ${orderItems.productId} as product_id, ${orderItems.variantId} as variant_id,
    1 as units, ${orderItems.tookStock} as took_stock where ${orderItems.bundle} is null
  union all select part."productId", part."variantId", part.quantity, part."tookStock"
    from jsonb_to_recordset(${orderItems.bundle}) as part("productId" text, "variantId" text, quantity int, "tookStock" boolean)
  ) as taken`;
