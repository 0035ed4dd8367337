import type { Setup } from '@jyotiratna/contract';
import { countWithoutSecondFactor } from '../../accounts/second-factor/queries.ts';
import { readSecondFactorRequired } from '../../accounts/second-factor/required-queries.ts';
import { listDesignRows, listRates } from '../../catalogue/designs/queries.ts';
import { countSoldSamples } from '../../catalogue/queries.ts';
import { countSoldUntaxed } from '../../catalogue/tax-queries.ts';
import { readClaims } from '../../content/claims.ts';
import { readDelivery } from '../../delivery/settings.ts';
import { listPublishedDocuments } from '../../documents/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { planSetup } from './plan-setup.ts';

/** The setup steps required before the shop accepts real payments. 10 queries; no network call. */
export async function readSetup({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<Setup> {
  const settings = await readSettings({ db, env });
  const [designs, rates, withoutTax, samples, healers, required, without, delivery, claims] =
    await Promise.all([
      listDesignRows(db),
      listRates(db, settings.METAL_RATE_DAYS),
      countSoldUntaxed(db, settings.TAX_DEFAULTS),
      countSoldSamples(db),
      listPublishedDocuments(db, 'healer'),
      readSecondFactorRequired(db),
      countWithoutSecondFactor(db),
      readDelivery(db),
      readClaims(db),
    ]);
  return {
    steps: planSetup(settings, {
      metals: [...new Set(designs.flatMap(({ weights }) => weights.map(({ metal }) => metal)))],
      rates,
      withoutTax,
      samples,
      sampleDesigns: designs.filter(({ sample }) => sample).length,
      sampleHealers: healers.filter(({ published }) => published.sample).length,
      // If a second factor is required, administrators without one have no access.
      unguarded: required ? 0 : without,
      // Version 0 has never been saved.
      deliverySaved: delivery.version > 0,
      claims: claims.claims,
    }),
  };
}
