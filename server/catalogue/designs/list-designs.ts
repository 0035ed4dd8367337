import { type Designs, energisationTiers } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import type { ImageRow } from '../pictures/queries.ts';
import { type DesignRow, listDesignImages, listDesignRows, listRates, type MetalRateRow } from './queries.ts';

/**
 * The settings currently available for stones, their rates, and the price of their energisation.
 * Four queries.
 */
export async function listDesigns(deps: Pick<Deps, 'db' | 'env'>): Promise<Designs> {
  const { db } = deps;
  const env = await readSettings(deps);
  const [designs, rates] = await Promise.all([listDesignRows(db), listRates(db, env.METAL_RATE_DAYS)]);
  const images = await listDesignImages(db, designs);
  return {
    designs: designs.map((row) => presentDesign(row, images)),
    rates: rates.map(presentRate),
    energisation: energisationTiers.flatMap((tier) => {
      const paise = env.ENERGISATION_PRICES[tier];
      return paise === undefined ? [] : [{ tier, paise }];
    }),
  };
}

/** A design in its response format, with its image among these. */
export function presentDesign(row: DesignRow, images: ReadonlyMap<string, ImageRow>) {
  const { id, name, nameHi, kind, weights, making, makingPaise, daysToMake, sample, pictureId: imageId } = row;
  const visible = imageId === null ? undefined : images.get(imageId);
  const image = visible ? { ...visible, alt: name, ...(nameHi && { altHi: nameHi }) } : null;
  return { id, name, nameHi, kind, weights, making, makingPaise, daysToMake, sample, picture: image };
}

/** A rate in its response format. */
export function presentRate({ metal, paisePerGram, validFrom, stale, sample }: MetalRateRow) {
  return { metal, paisePerGram, validFrom: validFrom.toISOString(), stale, sample };
}
