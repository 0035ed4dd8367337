import type { Claim, Claims } from '@jyotiratna/contract';
import { claimsSetting } from '../../content/claims.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { claimSetting } from '../../platform/database/settings-queries.ts';

const sample = (value: string, figureHi = ''): Claim => ({
  ...{ figure: value, figureHi, basis: '', asOf: '' },
  ...{ confirmed: false, sample: true },
});

/**
 * Claims that the specification gives a new shop. No shop has earned them: they are marked as
 * samples.
 */
export const sampleClaims: Claims = {
  clients: sample('50,000+'),
  satisfaction: sample('97%'),
  support: sample('24/7'),
  guarantee: sample('yes'),
  experts: sample('yes'),
  international: sample('yes'),
};

/** Inserts the sample claims, unless the shop ever had any. */
export async function seedClaims(db: Database): Promise<void> {
  await claimSetting(db, claimsSetting, { version: 1, claims: sampleClaims });
}
