import { presentationOf } from '../../catalogue/catalogue-cache.ts';
import { listPairs, type ProductPair, replacePairs } from '../../catalogue/companions/queries.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { acquireJobLease } from '../../platform/jobs/job-lease-queries.ts';
import { countOrderedTogether } from './queries.ts';

/**
 * Minimum number of distinct buyers for two remedies to count as bought together: fewer may be
 * chance, or reveal a single customer's purchases.
 */
export const minBuyers = 5;
/** The period of orders that count, in days: tastes and the catalogue change. */
const days = 365;
/** Maximum stored pairs of a product: more than are displayed, since some are sold out. */
const maxOfOne = 8;
/**
 * The job lease in seconds, by which one process of a shop counts per day: a little less than a
 * day.
 */
const leaseSeconds = 23 * 3600;

/**
 * Recomputes, once a day in one of the processes, the remedies bought together; pages whose
 * content changes are invalidated.
 */
export async function countPairs({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (await acquireJobLease(db, 'count-pairs', leaseSeconds)) await countPairsNow({ db });
}

/** Recomputes them immediately. */
export async function countPairsNow({ db }: Pick<Deps, 'db'>): Promise<void> {
  // Reads the orders of a year; no request waits for it.
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
/**
 * The ids of the paired products in order: a change in the number of buyers alone changes no page.
 */
const namesOf = (pairs: readonly ProductPair[] = []) => pairs.map(({ withId }) => withId).join(' ');
