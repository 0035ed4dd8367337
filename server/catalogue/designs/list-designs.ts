import { type Designs, energisationTiers } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { type DesignRow, listDesignRows, listRates, type RateRow } from './queries.ts';

/** In what stones can be set now, at which rates, and what their energisation costs. Three queries. */
export async function listDesigns(deps: Pick<Deps, 'db' | 'env'>): Promise<Designs> {
  const { db } = deps;
  const env = await readSettings(deps);
  const [designs, rates] = await Promise.all([listDesignRows(db), listRates(db, env.METAL_RATE_DAYS)]);
  return {
    designs: designs.map(presentDesign),
    rates: rates.map(presentRate),
    energisation: energisationTiers.flatMap((tier) => {
      const paise = env.ENERGISATION_PRICES[tier];
      return paise === undefined ? [] : [{ tier, paise }];
    }),
  };
}

/** A design as replies tell it. */
export function presentDesign({ id, name, nameHi, kind, weights, making, makingPaise, daysToMake, sample }: DesignRow) {
  return { id, name, nameHi, kind, weights, making, makingPaise, daysToMake, sample };
}

/** A rate as replies tell it. */
export function presentRate({ metal, paisePerGram, validFrom, stale, sample }: RateRow) {
  return { metal, paisePerGram, validFrom: validFrom.toISOString(), stale, sample };
}
