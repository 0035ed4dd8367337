import { defined, type Metal } from '@jyotiratna/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DesignRow } from '../../catalogue/designs/queries.ts';
import { designImages, designs } from '../../catalogue/designs/schema.ts';
import type { ImageRow } from '../../catalogue/pictures/queries.ts';
import { images } from '../../catalogue/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';

export type DesignFields = Pick<
  DesignRow,
  'name' | 'nameHi' | 'kind' | 'weights' | 'making' | 'makingPaise' | 'daysToMake'
>;

/** All designs in display order, withdrawn ones last. One query. */
export async function listAllDesigns(db: Executor): Promise<DesignRow[]> {
  return db
    .select()
    .from(designs)
    .orderBy(sql`${designs.deletedAt} is not null`, asc(designs.position), asc(designs.id));
}

/** A design, available or not, locked until the transaction is complete. */
export async function lockDesign(tx: Transaction, id: string): Promise<DesignRow | null> {
  const [row] = await tx.select().from(designs).where(eq(designs.id, id)).for('update');
  return row ?? null;
}

/** Adds a design, last in the display order. URLs contain its id, because it has no slug. */
export async function insertDesign(
  tx: Transaction,
  id: string,
  fields: DesignFields,
): Promise<DesignRow> {
  const position = sql`(select coalesce(max(d.position), -1) + 1 from designs d)`;
  const [row] = await tx
    .insert(designs)
    .values({ ...fields, id, slug: id, position })
    .returning();
  return defined(row);
}

/** Changes a design, which is then no longer sample data. */
export async function changeDesign(
  tx: Transaction,
  id: string,
  fields: DesignFields,
): Promise<DesignRow> {
  const [row] = await tx
    .update(designs)
    .set({ ...fields, sample: false, version: sql`${designs.version} + 1` })
    .where(eq(designs.id, id))
    .returning();
  return defined(row);
}

export async function setOffered(
  tx: Transaction,
  id: string,
  offered: boolean,
): Promise<DesignRow> {
  const [row] = await tx
    .update(designs)
    .set({ deletedAt: offered ? null : sql`now()`, version: sql`${designs.version} + 1` })
    .where(eq(designs.id, id))
    .returning();
  return defined(row);
}

export async function setDesignImage(
  tx: Transaction,
  id: string,
  imageId: string | null,
): Promise<DesignRow> {
  const [row] = await tx
    .update(designs)
    .set({ pictureId: imageId })
    .where(eq(designs.id, id))
    .returning();
  return defined(row);
}

export async function findDesignImage(tx: Transaction, id: string): Promise<ImageRow | null> {
  const [row] = await tx.select().from(images).where(eq(images.id, id));
  return row ?? null;
}

/** The id of the design's image in the colour of a metal; null without one. */
export async function findMetalImage(
  tx: Transaction,
  designId: string,
  metal: Metal,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: designImages.pictureId })
    .from(designImages)
    .where(and(eq(designImages.designId, designId), eq(designImages.metal, metal)));
  return row?.id ?? null;
}

/** Sets the image of a design in a metal; null removes it. */
export async function setMetalImage(
  tx: Transaction,
  designId: string,
  metal: Metal,
  pictureId: string | null,
): Promise<void> {
  await tx
    .delete(designImages)
    .where(and(eq(designImages.designId, designId), eq(designImages.metal, metal)));
  if (pictureId !== null) await tx.insert(designImages).values({ designId, metal, pictureId });
}

/** All available designs in display order, locked until the transaction is complete. */
export async function lockOffered(tx: Transaction): Promise<Pick<DesignRow, 'id'>[]> {
  return tx
    .select({ id: designs.id })
    .from(designs)
    .where(isNull(designs.deletedAt))
    .orderBy(asc(designs.position), asc(designs.id))
    .for('update');
}

/** Reorders designs. One statement. */
export async function setPositions(tx: Transaction, ids: readonly string[]): Promise<void> {
  const place = sql.join(
    ids.map((id, at) => sql`when ${id} then ${at}::int`),
    sql` `,
  );
  await tx
    .update(designs)
    .set({ position: sql`case ${designs.id} ${place} end` })
    .where(inArray(designs.id, [...ids]));
}
