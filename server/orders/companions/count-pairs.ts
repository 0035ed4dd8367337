import { presentationOf } from '../../catalogue/catalogue-cache.ts';
import { listPairs, type ProductPair, replacePairs } from '../../catalogue/companions/queries.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { claimTurn } from '../../platform/jobs/turn-queries.ts';
import { countOrderedTogether } from './queries.ts';

/**
 * Minimum distinct buyers for two remedies to count as bought together. Fewer would be chance,
 * and one or two would reveal a single customer's purchases.
 */
export const minBuyers = 5;
/** Days that count: tastes and the catalogue change. */
const days = 365;
/** More than are displayed, since some are sold out. */
const maxOfOne = 8;
/** Seconds within which the processes of a shop count once: a little less than a day. */
const turn = 23 * 3600;

/**
 * Recomputes, once a day in one of the processes, the remedies bought together; pages whose
 * content changes are invalidated.
 */
export async function countPairs({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (await claimTurn(db, 'count-pairs', turn)) await countPairsNow({ db });
}

/** The same at once. */
export async function countPairsNow({ db }: Pick<Deps, 'db'>): Promise<void> {
  // Over the orders of a year, with no request pending on it.
  await transact(
    db,
    async (tx) => {
      const [before, now] = [
        byProduct(await listPairs(tx)),
        byProduct(await countOrderedTogether(tx, { days, min: minBuyers, max: maxOfOne })),
      ];
      const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
        (id) => namesOf(before.get(id)) !== namesOf(now.get(id)),
      );
      await replacePairs(
        tx,
        changed,
        changed.flatMap((id) => now.get(id) ?? []),
      );
      for (const id of changed) invalidateOnCommit(presentationOf(id));
    },
    { lock: '3s', statement: '60s' },
  );
}

const byProduct = (pairs: readonly ProductPair[]) =>
  Map.groupBy(pairs, ({ productId }) => productId);
/** Their ids in order: a different number of buyers alone changes no page. */
const namesOf = (pairs: readonly ProductPair[] = []) => pairs.map(({ withId }) => withId).join(' ');
