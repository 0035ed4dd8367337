import { presentationOf } from '../../catalogue/catalogue-cache.ts';
import { noteTouched, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { takeTurn } from '../../platform/jobs/turn-queries.ts';
import { countBoughtTogether, listPairs, type Pair, replacePairs } from './queries.ts';

/**
 * Different buyers from whom on two remedies count as bought together. Of fewer it would be chance, and with one or two it
 * would tell everyone what a single customer has bought.
 */
export const leastBuyers = 5;
/** Days that count: tastes and the catalogue change. */
const days = 365;
/** More than are shown, since some are sold out. */
const mostOfOne = 8;
/** Seconds within which the processes of a shop count once: a little less than a day. */
const turn = 23 * 3600;

/** Counts again, once a day in one of the processes, what is bought together; pages that show something else by it are made again. */
export async function countPairs({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (await takeTurn(db, 'count-pairs', turn)) await countPairsNow({ db });
}

/** The same at once. */
export async function countPairsNow({ db }: Pick<Deps, 'db'>): Promise<void> {
  // Beside the orders of a year, nobody waits for it.
  await transact(
    db,
    async (tx) => {
      const [before, now] = [
        byProduct(await listPairs(tx)),
        byProduct(await countBoughtTogether(tx, { days, least: leastBuyers, most: mostOfOne })),
      ];
      const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
        (id) => namesOf(before.get(id)) !== namesOf(now.get(id)),
      );
      await replacePairs(
        tx,
        changed,
        changed.flatMap((id) => now.get(id) ?? []),
      );
      for (const id of changed) noteTouched(presentationOf(id));
    },
    { lock: '3s', statement: '60s' },
  );
}

const byProduct = (pairs: readonly Pair[]) => Map.groupBy(pairs, ({ productId }) => productId);
/** Who they are in their order: another number of buyers alone changes no page. */
const namesOf = (pairs: readonly Pair[] = []) => pairs.map(({ withId }) => withId).join(' ');
