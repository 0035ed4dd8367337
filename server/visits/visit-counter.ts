import type { IncomingHttpHeaders } from 'node:http';
import { indianDate } from '@jyotiratna/contract';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import { addVisitCounts, type VisitCount } from './queries.ts';

/** Counts of this process that are not stored yet. */
export type VisitCounter = {
  count: (step: VisitCount['step']) => void;
  /** Adds them to the database. A failure leaves them for the next time. */
  store: (db: Database) => Promise<void>;
};

declare module '../platform/deps.ts' {
  interface Deps {
    visits: VisitCounter;
  }
}

export function createVisitCounter(clock: Clock): VisitCounter {
  let pending = new Map<string, VisitCount>();
  function add({ day, step, total }: VisitCount): void {
    const key = `${day} ${step}`;
    pending.set(key, { day, step, total: (pending.get(key)?.total ?? 0) + total });
  }
  return {
    count: (step) => add({ day: indianDate(clock.now()), step, total: 1 }),
    async store(db) {
      const counts = [...pending.values()];
      pending = new Map();
      try {
        await addVisitCounts(db, counts);
      } catch (error) {
        for (const count of counts) add(count);
        throw error;
      }
    },
  };
}

/**
 * Whether a request opens a page from outside the shop: a typed address, a bookmark, a link of
 * another site (Fetch Metadata Request Headers). Programs that send no such headers are no visits,
 * nor are pages that a browser loads ahead.
 */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-dest': target, 'sec-fetch-site': site, 'sec-purpose': purpose } = headers;
  return (
    target === 'document' && purpose === undefined && (site === 'none' || site === 'cross-site')
  );
}
