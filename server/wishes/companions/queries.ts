import { and, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { onSale, type ProductRow } from '../../catalogue/queries.ts';
import { products } from '../../catalogue/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { isSold } from '../../reservations/status-queries.ts';
import { productPairs } from '../schema.ts';

export type Pair = typeof productPairs.$inferSelect;
type Target = { but: readonly string[]; most: number };

const buyable = (but: readonly string[]): SQL =>
  and(onSale, sql`${products.stock} is distinct from 0`, notInArray(products.id, [...but]))!;

/** Products bought together with a product, by the most buyers first. One query. */
export async function listOrderedWith(db: Executor, id: string, { but, most: max }: Target): Promise<ProductRow[]> {
  const rows = await db
    .select({ product: products })
    .from(productPairs)
    .innerJoin(products, eq(products.id, productPairs.withId))
    .where(and(eq(productPairs.productId, id), buyable(but)))
    .orderBy(desc(productPairs.buyers), products.id)
    .limit(max);
  return rows.map(({ product }) => product);
}

/** Loose stones of a kind, the latest first. One query. */
export async function listOfStone(
  db: Executor,
  stone: NonNullable<ProductRow['stone']>,
  { but, most: max }: Target,
): Promise<ProductRow[]> {
  return newest(db, and(eq(products.stone, stone), buyable(but)), max);
}

/** Remedies of one of these grahas, the latest first. One query. */
export async function listOfGrahas(
  db: Executor,
  grahas: readonly string[],
  { but, most: max }: Target,
): Promise<ProductRow[]> {
  const any = sql.join(
    grahas.map((graha) => sql`${products.planets} @> ${JSON.stringify([graha])}::jsonb`),
    sql` or `,
  );
  return newest(db, and(sql`(${any})`, buyable(but)), max);
}

function newest(db: Executor, where: SQL | undefined, max: number): Promise<ProductRow[]> {
  return db.select().from(products).where(where).orderBy(desc(products.createdAt), desc(products.id)).limit(max);
}

export async function listPairs(db: Executor): Promise<Pair[]> {
  return db.select().from(productPairs).orderBy(productPairs.productId, desc(productPairs.buyers), productPairs.withId);
}

/**
 * Products of one order within so many days, by number of buyers: from `least` buyers on, the
 * best `most` of each product. One query over the orders of that period.
 */
export async function countOrderedTogether(
  db: Executor,
  { days, least: min, most: max }: { days: number; least: number; most: number },
): Promise<Pair[]> {
  const found = await db.execute(sql`
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
  return (found as unknown as { rows: Pair[] }).rows;
}

/** Replaces the stored pairs of some products with these. */
export async function replacePairs(tx: Executor, productIds: readonly string[], pairs: readonly Pair[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx.delete(productPairs).where(inArray(productPairs.productId, [...productIds]));
  if (pairs.length > 0)
    await tx
      .insert(productPairs)
      .values([...pairs])
      .onConflictDoNothing();
}
