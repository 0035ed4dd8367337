import { and, eq, isNull, sql } from 'drizzle-orm';
import { productVariants } from '../catalogue/schema.ts';
import { sumVariants } from '../catalogue/variant-queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';

/** Pieces of one variant of a product with options; the product's row is locked. */
type VariantMove = {
  productId: string;
  variantId: string;
  take: number;
  give: number;
  unitPricePaise?: number | undefined;
};

/**
 * Takes pieces of a variant by one conditional update, and sums the product up again; nothing changes where too few are
 * left, the variant is gone or its price differs. @returns whether they were taken
 */
export async function takeVariant(tx: Transaction, move: VariantMove): Promise<boolean> {
  const rows = await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${move.give}::int - ${move.take}::int` })
    .where(
      and(
        eq(productVariants.id, move.variantId),
        eq(productVariants.productId, move.productId),
        isNull(productVariants.deletedAt),
        sql`${productVariants.stock} + ${move.give}::int >= ${move.take}::int`,
        move.unitPricePaise === undefined ? undefined : eq(productVariants.discountedPricePaise, move.unitPricePaise),
      ),
    )
    .returning({ id: productVariants.id });
  if (rows.length === 0) return false;
  await sumVariants(tx, move.productId);
  return true;
}

/** Gives pieces of a variant back. One that is no longer sold keeps them for the day it is sold again. */
export async function returnVariant(
  tx: Transaction,
  productId: string,
  variantId: string,
  pieces: number,
): Promise<void> {
  await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${pieces}::int` })
    .where(eq(productVariants.id, variantId));
  await sumVariants(tx, productId);
}

/** Pieces of a variant that are left, whether or not it is still sold; null for an unknown one. */
export async function readVariantStock(tx: Transaction, variantId: string): Promise<number | null> {
  const [row] = await tx
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  return row?.stock ?? null;
}
