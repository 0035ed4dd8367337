import { isCallError } from '../../is-call-error.ts';

/**
 * `sending`: the first attempt is in progress; `waiting`: the server was unreachable, and the
 * action is retried.
 */
export type ActionState = 'idle' | 'sending' | 'waiting';

/** One attempt, which must be idempotent. */
export type Attempt = (signal: AbortSignal) => Promise<void>;

type Action = {
  attempt: Attempt;
  state: ActionState;
  failed: number;
  timer?: ReturnType<typeof setTimeout>;
  settle: { resolve: () => void; reject: (error: unknown) => void };
};

/** Ms until the next attempt, by the number of failed ones. */
const pauses = [1_000, 2_000, 5_000];
/** Timeout of an attempt in ms, because a dead connection reports no error. */
const attemptTimeoutMs = 6_000;

/**
 * Idempotent calls that are retried until the server has responded, one per key: a later call
 * replaces a pending one. They belong to the page, so that leaving a view does not drop them.
 */
export function createPendingActions() {
  const actions = new Map<string, Action>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  function set(key: string, action: Action | null): void {
    clearTimeout(actions.get(key)?.timer);
    if (action) actions.set(key, action);
    else actions.delete(key);
    notify();
  }

  async function attempt(key: string, action: Action): Promise<void> {
    clearTimeout(action.timer);
    const over = new AbortController();
    action.timer = setTimeout(() => over.abort(), attemptTimeoutMs);
    try {
      await action.attempt(over.signal);
      if (actions.get(key) === action) set(key, null);
      action.settle.resolve();
    } catch (error) {
      if (actions.get(key) !== action) return action.settle.resolve();
      if (!over.signal.aborted && !isWorthRepeating(error)) {
        set(key, null);
        return action.settle.reject(error);
      }
      clearTimeout(action.timer);
      action.state = 'waiting';
      action.timer = setTimeout(
        () => void attempt(key, action),
        pauses[Math.min(action.failed, pauses.length - 1)],
      );
      action.failed += 1;
      notify();
    }
  }

  return {
    /**
     * @returns once the server has executed the call, or a later call has replaced it; rejects with
     * the server's error
     */
    run: (key: string, call: Attempt): Promise<void> =>
      new Promise((resolve, reject) => {
        const action: Action = {
          attempt: call,
          state: 'sending',
          failed: 0,
          settle: { resolve, reject },
        };
        actions.get(key)?.settle.resolve();
        set(key, action);
        void attempt(key, action);
      }),
    /** Retries pending calls at once, when the server is reachable again. */
    retry(): void {
      for (const [key, action] of actions)
        if (action.state === 'waiting') void attempt(key, action);
    },
    stateOf: (key: string): ActionState => actions.get(key)?.state ?? 'idle',
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether the same call may succeed later: the server was unreachable, or overloaded. */
function isWorthRepeating(error: unknown): boolean {
  return isCallError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** The pending actions of this page. */
export const pendingActions = createPendingActions();
