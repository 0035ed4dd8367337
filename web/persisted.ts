import { useSyncExternalStore } from 'react';

/**
 * A value stored in this browser. No method throws: if storage is blocked, full or contains invalid
 * data, there is no value.
 */
export type Persisted<Value, None = null> = {
  /** Reads the value; the same object while the stored text is unchanged. */
  read: () => Value | None;
  /**
   * Stores the value; null removes it. @returns false if the browser stored nothing (private mode,
   * quota)
   */
  write: (value: Value | None) => boolean;
  /**
   * Calls `listener` on changes in this page and in other tabs. @returns the function that
   * unsubscribes
   */
  subscribe: (listener: () => void) => () => void;
  /** A hook that returns the value; no value during server rendering. */
  use: () => Value | None;
};

type Options = {
  /** Stored in the tab's session storage instead of the local storage. */
  tab?: boolean;
  /** Without storage, the value is held in memory while the page is open. */
  orPage?: boolean;
};

const areaOf = (tab: boolean) => (tab ? sessionStorage : localStorage);

/**
 * @param decode returns null or throws for invalid text, such as that of other programs or older
 * pages
 */
function create<Value>(
  key: string,
  decode: (text: string) => Value | null,
  encode: (value: Value) => string,
  { tab = false, orPage = false }: Options,
): Persisted<Value> {
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value | null } = { text: null, value: null };
  let unstored: string | null = null;

  function read(): Value | null {
    const text = unstored ?? attempt(() => areaOf(tab).getItem(key));
    if (text !== last.text)
      last = { text, value: text === null ? null : attempt(() => decode(text)) };
    return last.value;
  }

  function write(value: Value | null): boolean {
    const text = value === null ? null : encode(value);
    const stored =
      text === null ? removeStored(key, { tab }) : succeeds(() => areaOf(tab).setItem(key, text));
    unstored = orPage && !stored ? text : null;
    for (const listener of listeners) listener();
    return stored;
  }

  function subscribe(listener: () => void): () => void {
    // The event of a cleared storage has no key.
    const onStorage = (event: StorageEvent) =>
      (event.key === key || event.key === null) && listener();
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  }

  return { read, write, subscribe, use: () => useSyncExternalStore(subscribe, read, () => null) };
}

function attempt<Result>(task: () => Result): Result | null {
  try {
    return task();
  } catch {
    return null;
  }
}

/** @returns whether the task did not throw */
const succeeds = (task: () => void) => attempt(() => task() ?? true) === true;

/**
 * Removes a key whose module is not loaded. @returns whether the browser has no value for it now
 */
export const removeStored = (key: string, { tab = false }: Options = {}) =>
  succeeds(() => areaOf(tab).removeItem(key));

/** The keys in the storage of the browser, or of this tab; empty if storage is blocked. */
export const storedKeys = ({ tab = false }: Options = {}): string[] =>
  attempt(() => Object.keys(areaOf(tab))) ?? [];

/**
 * A value stored as JSON.
 * @param parse validates the stored value, which may be anything; null if invalid
 */
export const persisted = <Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
  options: Options = {},
) => create(key, (text) => parse(JSON.parse(text)), JSON.stringify, options);

/** A text stored unchanged, which must match `pattern`. */
export const persistedText = (key: string, pattern = /./, options: Options = {}) =>
  create<string>(
    key,
    (text) => (pattern.test(text) ? text : null),
    (text) => text,
    options,
  );

/**
 * A list stored as JSON; an empty list removes its key. @param parse validates an item; null omits
 * it
 */
export function persistedList<Item>(
  key: string,
  parse: (stored: unknown) => Item | null,
  options: Options = {},
): Persisted<readonly Item[], readonly Item[]> {
  const none: readonly Item[] = [];
  const { read, write, subscribe } = persisted<readonly Item[]>(
    key,
    (stored) => (Array.isArray(stored) ? stored.map(parse).filter((item) => item !== null) : null),
    options,
  );
  const items = () => read() ?? none;
  return {
    read: items,
    write: (list) => write(list.length > 0 ? list : null),
    subscribe,
    use: () => useSyncExternalStore(subscribe, items, () => none),
  };
}
