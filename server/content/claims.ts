import {
  type ClaimName,
  type Claims,
  claimNames,
  hiddenReason,
  type PublicConfig,
} from '@jyotiratna/contract';
import { servesAbroad } from '../delivery/plan-delivery.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { readSetting } from '../platform/database/settings-queries.ts';
import type { Env } from '../platform/env.ts';
import { acceptsPayments } from '../platform/takes-money.ts';

/** The key of the settings row with the shop's claims about itself. */
export const claimsSetting = 'claims';

export type SavedClaims = { version: number; claims: Claims };

/** The claims that the owner saved, or the samples of the demo. One query. */
export async function readClaims(db: Executor): Promise<SavedClaims> {
  const saved = (await readSetting(db, claimsSetting)) as SavedClaims | null;
  return saved ?? { version: 0, claims: {} };
}

/** Properties of the shop that decide whether its claims are visible. */
export function claimRules(env: Env): Parameters<typeof hiddenReason>[2] {
  return { acceptsPayments: acceptsPayments(env), servesAbroad };
}

/** The claims visible on pages, by language. One query. */
export async function visibleClaims(deps: {
  db: Executor;
  env: Env;
}): Promise<PublicConfig['claims']> {
  const { claims } = await readClaims(deps.db);
  const rules = claimRules(deps.env);
  const published = claimNames.flatMap((name): [ClaimName, { en: string; hi: string }][] => {
    const claim = claims[name];
    if (!claim || hiddenReason(name, claim, rules)) return [];
    return [[name, { en: claim.figure, hi: claim.figureHi || claim.figure }]];
  });
  return Object.fromEntries(published);
}
