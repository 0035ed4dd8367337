import { defined } from '@jyotiratna/contract';
import { and, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { onSale, type ProductRow } from '../queries.ts';
import { products } from '../schema.ts';
import { productPairs } from './schema.ts';

export type ProductPair = typeof productPairs.$inferSelect;
type Target = { but: readonly string[]; most: number };

const buyable = (but: readonly string[]): SQL =>
  defined(
    and(onSale, sql`${products.stock} is distinct from 0`, notInArray(products.id, [...but])),
  );

/** Products bought together with a product, by number of buyers, most first. One query. */
export async function listOrderedWith(
  db: Executor,
  id: string,
  { but, most: max }: Target,
): Promise<ProductRow[]> {
  const rows = await db
    .select({ product: products })
    .from(productPairs)
    .innerJoin(products, eq(products.id, productPairs.withId))
    .where(and(eq(productPairs.productId, id), buyable(but)))
    .orderBy(desc(productPairs.buyers), products.id)
    .limit(max);
  return rows.map(({ product }) => product);
}

/** Loose stones of a kind, latest first. One query. */
export async function listOfStone(
  db: Executor,
  stone: NonNullable<ProductRow['stone']>,
  { but, most: max }: Target,
): Promise<ProductRow[]> {
  return newest(db, and(eq(products.stone, stone), buyable(but)), max);
}

/** Remedies of these grahas, latest first. One query. */
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
  return db
    .select()
    .from(products)
    .where(where)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(max);
}

export async function listPairs(db: Executor): Promise<ProductPair[]> {
  return db
    .select()
    .from(productPairs)
    .orderBy(productPairs.productId, desc(productPairs.buyers), productPairs.withId);
}

/** Replaces the stored pairs of these products. */
export async function replacePairs(
  tx: Executor,
  productIds: readonly string[],
  pairs: readonly ProductPair[],
): Promise<void> {
  if (productIds.length === 0) return;
  await tx.delete(productPairs).where(inArray(productPairs.productId, [...productIds]));
  if (pairs.length > 0)
    await tx
      .insert(productPairs)
      .values([...pairs])
      .onConflictDoNothing();
}
