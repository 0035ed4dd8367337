import { itemAt } from '@jyotiratna/contract';

/** Maximum size of a batch: larger ones would delay their first lookups. */
const max = 500;

/**
 * Batches single lookups: those of one turn of the event loop run together, and those that arrive
 * while they are pending run together after them. Under load, one round trip serves all pending
 * lookups.
 * @param resolveAll resolves a list of lookups, in order; if it fails, all of them fail
 */
export function inBatches<Lookup, Result>(
  resolveAll: (lookups: Lookup[]) => Promise<Result[]>,
): (lookup: Lookup) => Promise<Result> {
  type Pending = {
    lookup: Lookup;
    resolve: (outcome: Result) => void;
    reject: (error: unknown) => void;
  };
  let pending: Pending[] = [];
  let scheduled = false;

  async function work(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending.slice(0, max);
      pending = pending.slice(max);
      try {
        const results = await resolveAll(batch.map(({ lookup }) => lookup));
        for (const [at, { resolve }] of batch.entries()) resolve(itemAt(results, at));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    scheduled = false;
  }

  return (lookup) =>
    new Promise((resolve, reject) => {
      pending.push({ lookup, resolve, reject });
      if (scheduled) return;
      scheduled = true;
      setImmediate(() => void work());
    });
}
