/** What a kept reply shows and a change touches, such as `list` or `product:rem_1`. */
export type Tag = string;

/** The tag of everything: a change of it touches all, and what bears it is touched by every change. */
export const everything: Tag = '*';

export type Touch = {
  tags: readonly Tag[];
  /** What shows the tags may be answered for a second longer while it is made again. */
  soft: boolean;
};

export type Changes = {
  /** Resolves when all changes are known that other processes committed more than `checkEveryMs` ago. @throws where the database is away */
  confirm: () => Promise<void>;
  /** Whether that is known without asking; asks in the background where it soon will not be. */
  isConfirmed: () => boolean;
  /** Tells every process of a committed change; this one knows when it resolves. */
  tell: (touch: Touch) => Promise<void>;
  /** What another process told: the version that its change made, and its touch. */
  hear: (message: string) => void;
  /** A mark of now, for `touchedSince`. */
  moment: () => number;
  /** Whether a change touched one of these since then. */
  touchedSince: (moment: number, tags: readonly Tag[]) => boolean;
  onTouch: (listener: (touch: Touch) => void) => void;
};

/** Where the version is kept that grows with each change. `increment` sends the message, led by the new version, to all processes. */
export type VersionStore = { read: () => Promise<number>; increment: (message: string) => Promise<number> };

/** Touches that are remembered for what is being made in the meantime. */
const longestMemory = 500;

/**
 * Changes of what is kept. Each counts a version up and is told to the other processes with it. The version is read as well, at
 * most once in `checkEveryMs`: where it grew by changes that nobody told of, everything counts as touched.
 */
export function createChanges(
  store: VersionStore,
  { checkEveryMs = 1000, now = () => performance.now() }: { checkEveryMs?: number; now?: () => number } = {},
): Changes {
  const listeners: ((touch: Touch) => void)[] = [];
  let recent: { at: number; touch: Touch }[] = [];
  let count = 0;
  /** All changes up to this version are known; null before it was first read. */
  let known: number | null = null;
  /** Versions beyond it of which one was told before another. */
  const ahead = new Set<number>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;

  function apply(touch: Touch): void {
    count += 1;
    recent.push({ at: count, touch });
    if (recent.length > 2 * longestMemory) recent = recent.slice(-longestMemory);
    for (const listener of listeners) listener(touch);
  }

  function account(version: number): void {
    if (known === null || version <= known) return;
    ahead.add(version);
    while (ahead.delete(known + 1)) known += 1;
  }

  async function check(): Promise<void> {
    const started = now();
    const before = known;
    const version = await store.read();
    checkedAt = started;
    const missed = version > (known ?? version);
    // A database that was put back to an earlier day.
    const putBack = before !== null && version < before;
    if (known === null || missed || putBack) known = version;
    for (const told of ahead) if (told <= known) ahead.delete(told);
    if (missed || putBack) apply({ tags: [everything], soft: false });
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
        // Whoever waits for it hears of the failure.
        checking.catch(() => {});
      }
      return age < checkEveryMs;
    },
    async tell(touch) {
      try {
        account(await store.increment(JSON.stringify(touch)));
      } finally {
        // Committed is committed: this process knows, whatever becomes of the message.
        apply(touch);
      }
    },
    hear(message) {
      const at = message.indexOf(' ');
      account(Number(message.slice(0, at)));
      apply(JSON.parse(message.slice(at + 1)) as Touch);
    },
    moment: () => count,
    touchedSince(moment, tags) {
      if (moment < (recent[0]?.at ?? 1) - 1) return true;
      return recent.some(({ at, touch }) => at > moment && touches(touch.tags, tags));
    },
    onTouch: (listener) => void listeners.push(listener),
  };
}

/** Whether a change of these touches what shows those. */
export function touches(changed: readonly Tag[], shown: readonly Tag[]): boolean {
  if (changed.includes(everything) || shown.includes(everything)) return true;
  return changed.some((tag) => shown.includes(tag));
}
