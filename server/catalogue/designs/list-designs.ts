import { type Designs, energisationTiers } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import type { PictureRow } from '../pictures/queries.ts';
import { type DesignRow, listDesignPictures, listDesignRows, listRates, type RateRow } from './queries.ts';

/** In what stones can be set now, at which rates, and what their energisation costs. Four queries. */
export async function listDesigns(deps: Pick<Deps, 'db' | 'env'>): Promise<Designs> {
  const { db } = deps;
  const env = await readSettings(deps);
  const [designs, rates] = await Promise.all([listDesignRows(db), listRates(db, env.METAL_RATE_DAYS)]);
  const images = await listDesignPictures(db, designs);
  return {
    designs: designs.map((row) => presentDesign(row, images)),
    rates: rates.map(presentRate),
    energisation: energisationTiers.flatMap((tier) => {
      const paise = env.ENERGISATION_PRICES[tier];
      return paise === undefined ? [] : [{ tier, paise }];
    }),
  };
}

/** A design as replies tell it, with its image among these. */
export function presentDesign(row: DesignRow, images: ReadonlyMap<string, PictureRow>) {
  const { id, name, nameHi, kind, weights, making, makingPaise, daysToMake, sample, pictureId } = row;
  const shown = pictureId === null ? undefined : images.get(pictureId);
  const image = shown ? { ...shown, alt: name, ...(nameHi && { altHi: nameHi }) } : null;
  return { id, name, nameHi, kind, weights, making, makingPaise, daysToMake, sample, picture: image };
}

/** A rate as replies tell it. */
export function presentRate({ metal, paisePerGram, validFrom, stale, sample }: RateRow) {
  return { metal, paisePerGram, validFrom: validFrom.toISOString(), stale, sample };
}
