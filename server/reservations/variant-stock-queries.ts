import { and, eq, isNull, sql } from 'drizzle-orm';
import { productVariants } from '../catalogue/schema.ts';
import { summarizeVariants } from '../catalogue/variant-queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';

/** Units of one variant of a product with options; the product's row is locked. */
type VariantMove = {
  productId: string;
  variantId: string;
  take: number;
  restore: number;
  unitPricePaise?: number | undefined;
};

/**
 * Reserves units of a variant by one conditional update, and updates the product's total;
 * nothing changes where the stock is insufficient, the variant is deleted or its price differs.
 * @returns whether they were reserved
 */
export async function takeVariant(tx: Transaction, move: VariantMove): Promise<boolean> {
  const rows = await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${move.restore}::int - ${move.take}::int` })
    .where(
      and(
        eq(productVariants.id, move.variantId),
        eq(productVariants.productId, move.productId),
        isNull(productVariants.deletedAt),
        sql`${productVariants.stock} + ${move.restore}::int >= ${move.take}::int`,
        move.unitPricePaise === undefined
          ? undefined
          : eq(productVariants.discountedPricePaise, move.unitPricePaise),
      ),
    )
    .returning({ id: productVariants.id });
  if (rows.length === 0) return false;
  await summarizeVariants(tx, move.productId);
  return true;
}

/** Releases units of a variant. A deleted variant stores them until it is sold again. */
export async function returnVariant(
  tx: Transaction,
  productId: string,
  variantId: string,
  quantity: number,
): Promise<void> {
  await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${quantity}::int` })
    .where(eq(productVariants.id, variantId));
  await summarizeVariants(tx, productId);
}

/** The remaining units of a variant, also of a deleted one; null for an unknown variant. */
export async function readVariantStock(tx: Transaction, variantId: string): Promise<number | null> {
  const [row] = await tx
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  return row?.stock ?? null;
}
