import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DesignRow } from '../../catalogue/designs/queries.ts';
import { designs } from '../../catalogue/designs/schema.ts';
import type { PictureRow } from '../../catalogue/pictures/queries.ts';
import { pictures } from '../../catalogue/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';

export type DesignFields = Pick<
  DesignRow,
  'name' | 'nameHi' | 'kind' | 'weights' | 'making' | 'makingPaise' | 'daysToMake'
>;

/** All designs in the shop's order, the withdrawn ones at the end. One query. */
export async function listAllDesigns(db: Executor): Promise<DesignRow[]> {
  return db
    .select()
    .from(designs)
    .orderBy(sql`${designs.deletedAt} is not null`, asc(designs.position), asc(designs.id));
}

/** A design, offered or not, locked until the transaction ends. */
export async function lockDesign(tx: Transaction, id: string): Promise<DesignRow | null> {
  const [row] = await tx.select().from(designs).where(eq(designs.id, id)).for('update');
  return row ?? null;
}

/** Writes a design down after all others; its own id stands in for a name in addresses, of which it has none. */
export async function insertDesign(tx: Transaction, id: string, fields: DesignFields): Promise<DesignRow> {
  const position = sql`(select coalesce(max(d.position), -1) + 1 from designs d)`;
  const [row] = await tx
    .insert(designs)
    .values({ ...fields, id, slug: id, position })
    .returning();
  return row!;
}

/** Changes a design; what an owner has written is no sample any more. */
export async function changeDesign(tx: Transaction, id: string, fields: DesignFields): Promise<DesignRow> {
  const [row] = await tx
    .update(designs)
    .set({ ...fields, sample: false, version: sql`${designs.version} + 1` })
    .where(eq(designs.id, id))
    .returning();
  return row!;
}

export async function setOffered(tx: Transaction, id: string, offered: boolean): Promise<DesignRow> {
  const [row] = await tx
    .update(designs)
    .set({ deletedAt: offered ? null : sql`now()`, version: sql`${designs.version} + 1` })
    .where(eq(designs.id, id))
    .returning();
  return row!;
}

export async function setDesignPicture(tx: Transaction, id: string, pictureId: string | null): Promise<DesignRow> {
  const [row] = await tx.update(designs).set({ pictureId }).where(eq(designs.id, id)).returning();
  return row!;
}

export async function findPicture(tx: Transaction, id: string): Promise<PictureRow | null> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.id, id));
  return row ?? null;
}

/** All offered designs in the shop's order, locked until the transaction ends. */
export async function lockOffered(tx: Transaction): Promise<Pick<DesignRow, 'id'>[]> {
  return tx
    .select({ id: designs.id })
    .from(designs)
    .where(isNull(designs.deletedAt))
    .orderBy(asc(designs.position), asc(designs.id))
    .for('update');
}

/** Puts designs into this order. One statement. */
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
