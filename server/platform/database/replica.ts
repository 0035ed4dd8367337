import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from '@jyotiratna/contract';
import type { Log } from '../log.ts';
import type { Database } from './open-database.ts';
import { isReached, type ReplicaPosition, readIdentity, readPosition } from './replica-queries.ts';
import { sqlState } from './transact.ts';

export type Replica = {
  /**
   * Reads data committed before the call: from the replica if it has applied all of it, else from
   * the primary. If the replica fails during the read, `work` runs once more, so it must be
   * read-only.
   */
  read: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  figures: () => ReplicaStats;
  close: () => Promise<void>;
};

/** The number of reads by server, and whether the replica is currently excluded. */
export type ReplicaStats = { byReplica: number; byPrimary: number; unused: boolean };

/** The server configured as a replica is not a replica of the primary. */
export class NotAReplica extends Error {}

type State = 'used' | 'behind' | 'away';

/** Timeout in ms for checking whether the replica has caught up. */
const checkMs = 1_000;

/** Delays in ms between checks while a replica catches up, which takes some ms after a commit. */
const catchUpMs = [5, 10, 20, 40];

/** Interval in ms between checks of an excluded replica. */
const pollRetryMs = 1_000;

/** Reads from the primary, for a shop without a replica. */
export function noReplica(primary: Database): Replica {
  const none = { byReplica: 0, byPrimary: 0, unused: false };
  return { read: (work) => work(primary), figures: () => none, close: async () => {} };
}

/**
 * A streaming replica of PostgreSQL for public reads and reports. It never returns older data than
 * the primary: each read first fetches the commit position from the primary, which is cheaper than
 * the read, and checks that the replica has reached it. An unavailable or lagging replica is
 * excluded; a check each second detects its recovery.
 * @throws NotAReplica if the server is not a replica of the primary's database
 */
export async function followReplica(servers: {
  primary: Database;
  replica: Database;
  log: Pick<Log, 'info' | 'warn'>;
  end: () => Promise<void>;
}): Promise<Replica> {
  const { primary, replica, log, end } = servers;
  const counts = { byReplica: 0, byPrimary: 0 };
  let state: State = 'used';
  const closing = new AbortController();
  let looking = Promise.resolve();

  function onPrimary<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    counts.byPrimary += 1;
    return work(primary);
  }

  async function isPresent(position: ReplicaPosition): Promise<boolean> {
    for (const ms of catchUpMs) {
      if (await isReached(replica, position)) return true;
      await pause(ms);
    }
    return isReached(replica, position);
  }

  async function checkIdentity(): Promise<void> {
    const [ofPrimary, ofReplica] = await Promise.all([
      readIdentity(primary),
      inTime(readIdentity(replica)),
    ]);
    if (!ofReplica.follows || ofPrimary.database !== ofReplica.database)
      throw new NotAReplica('it holds another database, or follows no other server');
  }

  /** Checks the replica, and includes or excludes it. */
  async function check(): Promise<void> {
    try {
      if (state === 'away') await checkIdentity();
      const position = await readPosition(primary);
      change((await inTime(isPresent(position))) ? 'used' : 'behind');
    } catch (error) {
      change('away', error);
    }
  }

  function change(next: State, error?: unknown): void {
    if (next === state || closing.signal.aborted) return;
    const from = state;
    state = next;
    if (next === 'away')
      log.warn({ err: error }, 'the read replica is unavailable: reads use the primary');
    else if (next === 'behind') log.info({}, 'the read replica is behind: reads use the primary');
    else if (from === 'away') log.warn({}, 'the read replica is in use again');
    else log.info({}, 'the read replica is in use again');
    if (from === 'used') looking = pollUntilBack();
  }

  async function pollUntilBack(): Promise<void> {
    while (state !== 'used' && !closing.signal.aborted) {
      await pause(pollRetryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      if (!closing.signal.aborted) await check();
    }
  }

  try {
    await checkIdentity();
  } catch (error) {
    if (error instanceof NotAReplica) await end();
    if (error instanceof NotAReplica) throw error;
    change('away', error);
  }

  return {
    async read(work) {
      if (state !== 'used') return onPrimary(work);
      const position = await readPosition(primary);
      try {
        if (!(await inTime(isPresent(position)))) {
          change('behind');
          return onPrimary(work);
        }
      } catch (error) {
        change('away', error);
        return onPrimary(work);
      }
      try {
        const result = await work(replica);
        counts.byReplica += 1;
        return result;
      } catch (error) {
        if (error instanceof ShopError) throw error;
        // If the primary fails as well, the replica is not at fault. A read that conflicts with the
        // replica's recovery is cancelled (40001), and the replica stays in use.
        const result = await onPrimary(work);
        if (sqlState(error) !== '40001') change('away', error);
        return result;
      }
    },
    figures: () => ({ ...counts, unused: state !== 'used' }),
    async close() {
      closing.abort();
      await looking;
      await end();
    },
  };
}

/**
 * @throws if it takes longer than `checkMs`; the query itself ends with the connection's timeout
 */
async function inTime<Result>(requested: Promise<Result>): Promise<Result> {
  const expired = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => expired.reject(new Error(`no answer within ${checkMs} ms`)),
    checkMs,
  );
  try {
    return await Promise.race([requested, expired.promise]);
  } finally {
    clearTimeout(timer);
    requested.catch(() => {});
  }
}
