import { sql } from 'drizzle-orm';
import type { ProductPair } from '../../catalogue/companions/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { isSold } from '../../reservations/status-queries.ts';

/**
 * Pairs of products in one order of the last `days` days, with at least `min` distinct buyers: for
 * each product the `max` pairs with most buyers. One query over the orders of that period.
 */
export async function countOrderedTogether(
  db: Executor,
  { days, min, max }: { days: number; min: number; max: number },
): Promise<ProductPair[]> {
  const { rows } = await db.execute<ProductPair>(sql`
    select product_id as "productId", with_id as "withId", buyers from (
      select a.product_id, b.product_id as with_id, count(distinct o.owner_key)::int as buyers,
        row_number() over (partition by a.product_id order by count(distinct o.owner_key) desc, b.product_id) as place
      from orders o
      join order_items a on a.order_id = o.id
      join order_items b on b.order_id = o.id and b.product_id <> a.product_id
      where ${isSold(sql`o.status`)}
        and o.created_at > now() - make_interval(days => ${days}::int)
      group by a.product_id, b.product_id
      having count(distinct o.owner_key) >= ${min}::int
    ) counted where place <= ${max}::int
    order by product_id, buyers desc, with_id`);
  return rows;
}
