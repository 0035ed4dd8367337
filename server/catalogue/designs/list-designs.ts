import { type Designs, energisationTiers, metals } from '@jyotiratna/contract';
import { recordTags } from '../../platform/cache/response-tags.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { designsTag } from '../catalogue-cache.ts';
import type { ImageRow } from '../pictures/queries.ts';
import {
  type DesignRow,
  listDesignImages,
  listDesignRows,
  listMetalImages,
  listRates,
  type MetalImageRow,
  type MetalRateRow,
} from './queries.ts';

/** Available setting designs for stones, metal rates, and energisation prices. Five queries. */
export async function listDesigns(deps: Pick<Deps, 'db' | 'env'>): Promise<Designs> {
  const { db } = deps;
  recordTags([designsTag]);
  const env = await readSettings(deps);
  const [designs, rates] = await Promise.all([
    listDesignRows(db),
    listRates(db, env.METAL_RATE_DAYS),
  ]);
  return {
    designs: await presentDesigns(db, designs),
    rates: rates.map(presentRate),
    energisation: energisationTiers.flatMap((tier) => {
      const paise = env.ENERGISATION_PRICES[tier];
      return paise === undefined ? [] : [{ tier, paise }];
    }),
  };
}

/** Designs in the contract's form, with their images. At most two queries. */
export async function presentDesigns(
  db: Executor,
  rows: readonly DesignRow[],
): Promise<Designs['designs']> {
  const ids = rows.map(({ id }) => id);
  const [images, ofMetals] = [await listDesignImages(db, rows), await listMetalImages(db, ids)];
  return rows.map((row) => presentDesign(row, images, ofMetals));
}

function presentDesign(
  row: DesignRow,
  images: ReadonlyMap<string, ImageRow>,
  ofMetals: readonly MetalImageRow[],
): Designs['designs'][number] {
  const {
    id,
    name,
    nameHi,
    kind,
    weights,
    making,
    makingPaise,
    daysToMake,
    sample,
    pictureId: imageId,
  } = row;
  const own = imageId === null ? undefined : images.get(imageId);
  const alt = { alt: name, ...(nameHi && { altHi: nameHi }) };
  const image = own ? { ...own, ...alt } : null;
  const metalImages = ofMetals
    .filter(({ designId }) => designId === id)
    .map(({ metal, picture }) => ({ metal, picture: { ...picture, ...alt } }))
    .sort((a, b) => metals.indexOf(a.metal) - metals.indexOf(b.metal));
  return {
    ...{ id, name, nameHi, kind, weights, making, makingPaise, daysToMake, sample },
    ...{ picture: image, metalPictures: metalImages },
  };
}

/** A metal rate in the contract's form. */
export function presentRate({ metal, paisePerGram, validFrom, stale, sample }: MetalRateRow) {
  return { metal, paisePerGram, validFrom: validFrom.toISOString(), stale, sample };
}
