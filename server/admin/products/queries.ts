import type { StoneKind } from '@jyotiratna/contract';
import { defined } from '@jyotiratna/contract';
import { and, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cartLines } from '../../cart/schema.ts';
import { productColumns } from '../../catalogue/product-schema.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import { productImages, products, productVariants } from '../../catalogue/schema.ts';
import { insertOnlyVariants } from '../../catalogue/variant-queries.ts';
import { excluded } from '../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { orderItems } from '../../reservations/schema.ts';

export type NewProductRow = typeof products.$inferInsert;
export type ProductChange = Partial<
  Omit<NewProductRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>
>;

/** Rows per statement: more would block the event loop for too long. */
const rowsPerStatement = 100;

/** A product that is not deleted, whether it is published or not. */
export async function findAnyProduct(db: Executor, id: string): Promise<ProductRow | null> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  return row ?? null;
}

/** Products that are not deleted, published or not, unsorted. */
export async function findAnyProducts(db: Executor, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
}

/** Ids of those of these products that have an image. One query. */
export async function listPictured(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: productImages.productId })
    .from(productImages)
    .where(inArray(productImages.productId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** An active product, locked until the transaction is complete. */
export async function lockProduct(tx: Transaction, id: string): Promise<ProductRow | null> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for('update');
  return row ?? null;
}

/** Active products, locked in the order of their ids until the transaction is complete. */
export async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<ProductRow[]> {
  const sorted = ids.toSorted();
  const locked: ProductRow[] = [];
  for (let from = 0; from < sorted.length; from += rowsPerStatement) {
    const some = inArray(products.id, sorted.slice(from, from + rowsPerStatement));
    const rows = tx
      .select()
      .from(products)
      .where(and(some, isNull(products.deletedAt)))
      .orderBy(products.id);
    locked.push(...(await rows.for('update')));
  }
  return locked;
}

/** Adds a product unless its slug is in use. */
export async function insertProduct(
  tx: Transaction,
  row: NewProductRow,
): Promise<ProductRow | null> {
  const [inserted] = await tx
    .insert(products)
    .values(row)
    .onConflictDoNothing({ target: products.slug })
    .returning();
  if (inserted) await insertOnlyVariants(tx, [inserted]);
  return inserted ?? null;
}

/**
 * The slugs `base`, `base-2`, `base-3` … in use, also by deleted products, whose links must stay
 * valid.
 */
export async function listSlugsLike(db: Executor, base: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, base), sql`${products.slug} ~ ${`^${base}-[0-9]+$`}`));
  return new Set(rows.map(({ slug }) => slug));
}

/** Changes a product and increments its version. */
export async function changeProduct(
  tx: Transaction,
  id: string,
  change: ProductChange,
): Promise<ProductRow> {
  const [row] = await tx
    .update(products)
    .set({ ...change, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
    .where(eq(products.id, id))
    .returning();
  return defined(row);
}

/**
 * Another active product that has this laboratory report number, itself or in a variant, compared
 * without case and spaces; null without one.
 */
export async function findReport(
  tx: Executor,
  reportNumber: string,
  exceptId: string,
): Promise<{ name: string } | null> {
  const bare = bareReport(reportNumber);
  const has = (column: AnyPgColumn) => sql`upper(replace(${column}, ' ', '')) = ${bare}`;
  const variants = tx
    .select({ one: sql`1` })
    .from(productVariants)
    .where(
      and(
        eq(productVariants.productId, products.id),
        isNull(productVariants.deletedAt),
        has(productVariants.reportNumber),
      ),
    );
  const [row] = await tx
    .select({ name: products.name })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        or(has(products.reportNumber), exists(variants)),
        sql`${products.id} <> ${exceptId}`,
      ),
    )
    .limit(1);
  return row ?? null;
}

/** A report number normalized as in the unique indexes. */
export const bareReport = (number: string) => number.replaceAll(' ', '').toUpperCase();

/** Active stones of a kind with a rate per carat, sorted by id. */
export async function listRatedStones(db: Executor, stone: StoneKind): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(
      and(
        eq(products.stone, stone),
        eq(products.hasVariants, false),
        isNull(products.deletedAt),
        isNotNull(products.weightMg),
        isNotNull(products.pricePerCaratPaise),
      ),
    )
    .orderBy(products.id);
}

/** True when an order contains the product. */
export async function isProductOrdered(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.productId, id))
    .limit(1);
  return row !== undefined;
}

/** Removes the product from every cart. */
export async function deleteCartLines(tx: Transaction, productId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.productId, productId));
}

/** Soft-deletes a product that orders refer to. */
export async function softDeleteProduct(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(products)
    .set({
      deletedAt: sql`now()`,
      isFeatured: false,
      version: sql`${products.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, id));
}

/** Deletes a product without orders, and the links to its images. */
export async function removeProduct(tx: Transaction, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}

/** All slugs in use, also by deleted products. */
export async function listProductSlugs(db: Executor): Promise<Set<string>> {
  const rows = await db.select({ slug: products.slug }).from(products);
  return new Set(rows.map(({ slug }) => slug));
}

/** The update of an upsert: every column of the product field table from the conflicting row. */
const overwritten = Object.fromEntries(
  (
    [
      ...Object.keys(productColumns()),
      'hasVariants',
      'draft',
    ] as (keyof typeof products.$inferSelect)[]
  ).map((key) => [key, excluded(products[key])]),
);

/**
 * Adds products, or overwrites those of the same id, whose rows the caller has locked, and
 * increments their versions.
 */
export async function upsertProducts(
  tx: Transaction,
  rows: readonly NewProductRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const values = rows
      .slice(from, from + rowsPerStatement)
      .map(({ version: _, updatedAt: __, ...row }) => row);
    await tx
      .insert(products)
      .values(values)
      .onConflictDoUpdate({
        target: products.id,
        set: {
          ...overwritten,
          version: sql`${products.version} + 1`,
          updatedAt: sql`now()`,
        },
      });
    await insertOnlyVariants(tx, values);
  }
}
