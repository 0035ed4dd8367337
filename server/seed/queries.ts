import { designImages, designs, metalRates } from '../catalogue/designs/schema.ts';
import { images, parties, productImages, products, productVariants } from '../catalogue/schema.ts';
import { insertOnlyVariants } from '../catalogue/variant-queries.ts';
import type { Database } from '../platform/database/open-database.ts';
import { transact, whileStarting } from '../platform/database/transact.ts';
import { coupons } from '../pricing/schema.ts';
import { orders } from '../reservations/schema.ts';

type Image = { id: string; width: number; height: number; widths: number[]; hasAlpha: boolean };
type Rows = {
  parties: (typeof parties.$inferInsert)[];
  remedies: {
    row: typeof products.$inferInsert;
    /** Variants; their stock adds up to the product's, and the cheapest has the product's price. */
    variants: (typeof productVariants.$inferInsert)[];
    pictures: { picture: Image; link: typeof productImages.$inferInsert }[];
  }[];
  coupons: (typeof coupons.$inferInsert)[];
  designs: (typeof designs.$inferInsert)[];
  designImages: (typeof designImages.$inferInsert)[];
  /** The images of designs. */
  settings: Image[];
  rates: (typeof metalRates.$inferInsert)[];
};

/** Whether a shop never had a remedy (deleted ones count) nor an order. */
export async function isEmptyShop(db: Database): Promise<boolean> {
  const [product, order] = await Promise.all([
    db.select({ id: products.id }).from(products).limit(1),
    db.select({ id: orders.id }).from(orders).limit(1),
  ]);
  return product.length + order.length === 0;
}

/**
 * Inserts a catalogue in one transaction; rows that another process has just inserted are skipped.
 */
export async function insertRows(
  db: Database,
  {
    parties: partyRows,
    remedies,
    coupons: couponRows,
    designs: designRows,
    designImages: metalImages,
    settings,
    rates,
  }: Rows,
): Promise<void> {
  const imageLinks = remedies.flatMap((remedy) => remedy.pictures);
  const pictureRows = [...imageLinks.map(({ picture: image }) => image), ...settings].map(
    ({ id, width, height, widths, hasAlpha }) => ({ id, width, height, widths, hasAlpha }),
  );
  await transact(
    db,
    async (tx) => {
      await tx.insert(parties).values(partyRows).onConflictDoNothing();
      await tx
        .insert(products)
        .values(remedies.map((remedy) => remedy.row))
        .onConflictDoNothing();
      await insertOnlyVariants(
        tx,
        remedies.map(({ row: { id, slug } }) => ({ id, slug })),
      );
      const variants = remedies.flatMap((remedy) => remedy.variants);
      if (variants.length > 0)
        await tx.insert(productVariants).values(variants).onConflictDoNothing();
      await tx.insert(images).values(pictureRows).onConflictDoNothing();
      await tx
        .insert(productImages)
        .values(imageLinks.map(({ link }) => link))
        .onConflictDoNothing();
      await tx.insert(coupons).values(couponRows).onConflictDoNothing();
      const added = await tx
        .insert(designs)
        .values(designRows)
        .onConflictDoNothing()
        .returning({ id: designs.id });
      await tx.insert(designImages).values(metalImages).onConflictDoNothing();
      // Rates have no unique key of their own: they are seeded with the designs.
      if (added.length > 0) await tx.insert(metalRates).values(rates);
    },
    whileStarting,
  );
}
