import {
  type Claim,
  type ClaimList,
  type ClaimName,
  type Claims,
  claimNames,
  hiddenReason,
} from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { claimRules, claimsSetting, readClaims, type SavedClaims } from '../../content/claims.ts';
import { everything } from '../../platform/cache/changes.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { replaceSetting } from '../../platform/database/settings-queries.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Env } from '../../platform/env.ts';

const subject = 'setting:claims';
const none: Claim = {
  figure: '',
  figureHi: '',
  basis: '',
  asOf: '',
  confirmed: false,
  sample: false,
};

type Entered = Omit<Claim, 'sample'>;
type Input = { version: number; claims: Partial<Record<ClaimName, Entered | undefined>> };

/** Every claim, and the reason why pages hide it, if they do. One query. */
export async function getClaims(deps: { db: Executor; env: Env }): Promise<ClaimList> {
  const { version, claims } = await readClaims(deps.db);
  const rules = claimRules(deps.env);
  return {
    version,
    claims: claimNames.map((name) => ({
      name,
      ...(claims[name] ?? none),
      hidden: hiddenReason(name, claims[name], rules),
    })),
  };
}

/**
 * Saves claims and invalidates all cached pages, since each may display one.
 * @throws ShopError stale_edit, with the later changes
 */
export async function saveClaims(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Admin,
  { version, claims }: Input,
): Promise<ClaimList> {
  return transact(deps.db, async (tx) => {
    const before = await readClaims(tx);
    const value = { claims: { ...before.claims, ...entered(before.claims, claims) } };
    if (version !== before.version || !(await replaceSetting(tx, claimsSetting, version, value)))
      throw staleEdit(
        await changesAfter(tx, subject, version),
        await getClaims({ db: tx, env: deps.env }),
      );
    const after = await readClaims(tx);
    await audit(tx, actor, 'claims.save', subject, differenceOf(logged(before), logged(after)));
    invalidateOnCommit([everything]);
    return getClaims({ db: tx, env: deps.env });
  });
}

/**
 * The claims of a request; a claim that differs from the demo's, or is confirmed, counts as the
 * owner's.
 */
function entered(before: Claims, input: Input['claims']): Claims {
  return Object.fromEntries(
    Object.entries(input).map(([name, claim]) => {
      const previous = before[name as ClaimName];
      const same =
        previous?.sample &&
        claim &&
        Object.entries(claim).every(([key, value]) => previous[key as keyof Claim] === value);
      return [name, { ...claim, sample: same === true }];
    }),
  );
}

/** The audited fields: the version, and one for each claim. */
function logged({ version, claims }: SavedClaims): Record<string, unknown> {
  return { version, ...claims };
}
