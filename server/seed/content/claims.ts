import type { Claim, Claims } from '@jyotiratna/contract';
import { claimsSetting } from '../../content/claims.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { claimSetting } from '../../platform/database/settings-queries.ts';

const sample = (value: string, figureHi = ''): Claim => ({
  ...{ figure: value, figureHi, basis: '', asOf: '' },
  ...{ confirmed: false, sample: true },
});

/**
 * The claims that the specification has a new shop make. No shop has earned them: they are marked
 * as samples.
 */
export const sampleClaims: Claims = {
  clients: sample('50,000+'),
  satisfaction: sample('97%'),
  support: sample('24/7'),
  guarantee: sample('yes'),
  experts: sample('yes'),
  international: sample('yes'),
};

/** Puts the sample claims into a shop that never had any. */
export async function seedClaims(db: Database): Promise<void> {
  await claimSetting(db, claimsSetting, { version: 1, claims: sampleClaims });
}
