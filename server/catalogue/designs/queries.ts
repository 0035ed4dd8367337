import type { Metal } from '@jyotiratna/contract';
import { asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import type { ImageRow } from '../pictures/queries.ts';
import { images } from '../schema.ts';
import { designImages, designs, metalRates } from './schema.ts';

export type DesignRow = typeof designs.$inferSelect;
export type MetalRateRow = {
  metal: Metal;
  paisePerGram: number;
  validFrom: Date;
  sample: boolean;
  stale: boolean;
};

/** Available designs in display order. One query. */
export async function listDesignRows(db: Executor): Promise<DesignRow[]> {
  return db
    .select()
    .from(designs)
    .where(isNull(designs.deletedAt))
    .orderBy(asc(designs.position), asc(designs.id));
}

/** The main images of these designs, by image id. One query, skipped without any. */
export async function listDesignImages(
  db: Executor,
  rows: readonly Pick<DesignRow, 'pictureId'>[],
): Promise<Map<string, ImageRow>> {
  const ids = rows.flatMap(({ pictureId: imageId }) => (imageId === null ? [] : [imageId]));
  if (ids.length === 0) return new Map();
  const { id, width, height, widths, hasAlpha } = images;
  const found = await db
    .select({ id, width, height, widths, hasAlpha })
    .from(images)
    .where(inArray(id, ids));
  return new Map(found.map((image) => [image.id, image]));
}

export type MetalImageRow = { designId: string; metal: Metal; picture: ImageRow };

/** The images of these designs in each metal. One query. */
export async function listMetalImages(
  db: Executor,
  designIds: readonly string[],
): Promise<MetalImageRow[]> {
  if (designIds.length === 0) return [];
  const { id, width, height, widths, hasAlpha } = images;
  return db
    .select({
      designId: designImages.designId,
      metal: designImages.metal,
      picture: { id, width, height, widths, hasAlpha },
    })
    .from(designImages)
    .innerJoin(images, eq(id, designImages.pictureId))
    .where(inArray(designImages.designId, [...designIds]));
}

/**
 * The current rate of each metal, by the database's clock. `stale` if older than `days` days. One
 * query.
 */
export async function listRates(db: Executor, days: number): Promise<MetalRateRow[]> {
  const rows = await db
    .selectDistinctOn([metalRates.metal], {
      metal: metalRates.metal,
      paisePerGram: metalRates.paisePerGram,
      validFrom: metalRates.validFrom,
      sample: metalRates.sample,
      // The demo's rates are never stale, since they are labelled as samples.
      stale: sql<boolean>`not ${metalRates.sample} and ${metalRates.validFrom} < now() - make_interval(days => ${days}::int)`,
    })
    .from(metalRates)
    .where(sql`${metalRates.validFrom} <= now()`)
    .orderBy(metalRates.metal, desc(metalRates.validFrom), desc(metalRates.id));
  return rows;
}

/** Maximum rates in the history. */
const historyLength = 60;

/** Metal rates without samples, latest first. One query. */
export async function listRateHistory(db: Executor): Promise<(typeof metalRates.$inferSelect)[]> {
  return db
    .select()
    .from(metalRates)
    .where(eq(metalRates.sample, false))
    .orderBy(desc(metalRates.validFrom), desc(metalRates.id))
    .limit(historyLength);
}

/** Adds metal rates in paise per gram, valid from a given time, by default from now on. */
export async function insertRates(
  tx: Transaction,
  rates: readonly { metal: Metal; paisePerGram: number }[],
  validFrom: Date | undefined,
): Promise<void> {
  await tx
    .insert(metalRates)
    .values(rates.map((rate) => ({ ...rate, ...(validFrom && { validFrom }) })));
}
