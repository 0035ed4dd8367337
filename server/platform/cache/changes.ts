/** A tag shared by cached responses and changes, such as `list` or `product:rem_1`. */
export type Tag = string;

/**
 * The global tag: its change invalidates all entries, and an entry with it is invalidated by every
 * change.
 */
export const everything: Tag = '*';

export type Touch = {
  tags: readonly Tag[];
  /**
   * Soft invalidation: entries with the tags may be served stale for a second while they are
   * recomputed.
   */
  soft: boolean;
};

export type Changes = {
  /**
   * Resolves when all changes that other processes committed more than `checkEveryMs` ago are
   * applied.
   * @throws where the database is unavailable
   */
  confirm: () => Promise<void>;
  /**
   * Whether `confirm` would resolve without a query; refreshes in the background before it expires.
   */
  isConfirmed: () => boolean;
  /**
   * Publishes a committed change to all processes; it is applied in this one before the promise
   * resolves.
   */
  tell: (touch: Touch) => Promise<void>;
  /** Applies a message of another process: the version of its change, and the invalidated tags. */
  handleMessage: (message: string) => void;
  /** The current position in the sequence of changes, for `invalidatedAfter`. */
  moment: () => number;
  /** Whether a change has invalidated one of these tags since `moment`. */
  invalidatedAfter: (moment: number, tags: readonly Tag[]) => boolean;
  onTouch: (listener: (touch: Touch) => void) => void;
};

/**
 * The store of a version that each change increments. `increment` publishes the message, prefixed
 * by the new version, to all processes.
 */
export type VersionStore = {
  read: () => Promise<number>;
  increment: (message: string) => Promise<number>;
};

/** Maximum number of recent invalidations that are kept for computations in progress. */
const maxMemory = 500;

/**
 * Cache invalidations. Each increments a version and is published with it to the other processes.
 * The version is also polled, at most once in `checkEveryMs`: if messages were lost, everything is
 * invalidated.
 */
export function createChanges(
  store: VersionStore,
  {
    checkEveryMs = 1000,
    now = () => performance.now(),
  }: { checkEveryMs?: number; now?: () => number } = {},
): Changes {
  const listeners: ((touch: Touch) => void)[] = [];
  let recent: { at: number; touch: Touch }[] = [];
  let count = 0;
  /** All changes up to this version are applied; null before the first poll. */
  let applied: number | null = null;
  /** Higher versions that were received out of order. */
  const next = new Set<number>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;

  function apply(touch: Touch): void {
    count += 1;
    recent.push({ at: count, touch });
    if (recent.length > 2 * maxMemory) recent = recent.slice(-maxMemory);
    for (const listener of listeners) listener(touch);
  }

  function account(version: number): void {
    if (applied === null || version <= applied) return;
    next.add(version);
    while (next.delete(applied + 1)) applied += 1;
  }

  async function check(): Promise<void> {
    const started = now();
    const before = applied;
    const version = await store.read();
    checkedAt = started;
    const isBehind = version > (applied ?? version);
    // The database was restored to an earlier state.
    const putBack = before !== null && version < before;
    if (applied === null || isBehind || putBack) applied = version;
    for (const early of next) if (early <= applied) next.delete(early);
    if (isBehind || putBack) apply({ tags: [everything], soft: false });
  }

  function confirm(): Promise<void> {
    if (now() - checkedAt < checkEveryMs) return Promise.resolve();
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  }

  return {
    confirm,
    isConfirmed() {
      const age = now() - checkedAt;
      if (age > checkEveryMs / 2 && !checking) {
        checking = check().finally(() => {
          checking = null;
        });
        // Awaiting callers receive the error.
        checking.catch(() => {});
      }
      return age < checkEveryMs;
    },
    async tell(touch) {
      try {
        account(await store.increment(JSON.stringify(touch)));
      } finally {
        // The change is committed, so this process applies it even if publishing fails.
        apply(touch);
      }
    },
    handleMessage(message) {
      const at = message.indexOf(' ');
      account(Number(message.slice(0, at)));
      apply(JSON.parse(message.slice(at + 1)) as Touch);
    },
    moment: () => count,
    invalidatedAfter(moment, tags) {
      if (moment < (recent[0]?.at ?? 1) - 1) return true;
      return recent.some(({ at, touch }) => at > moment && touches(touch.tags, tags));
    },
    onTouch: (listener) => void listeners.push(listener),
  };
}

/** Whether a change of the tags `changed` invalidates an entry with the tags `used`. */
export function touches(changed: readonly Tag[], used: readonly Tag[]): boolean {
  if (changed.includes(everything) || used.includes(everything)) return true;
  return changed.some((tag) => used.includes(tag));
}
