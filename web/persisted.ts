import { useSyncExternalStore } from 'react';

/**
 * A value stored in this browser for its owner alone. Nothing throws: where storage is blocked,
 * full or contains something else, there is no value.
 */
export type Persisted<Value, None = null> = {
  /** The same object as long as the stored text is the same. */
  read: () => Value | None;
  /** @returns whether the browser stored it (false in private mode or beyond its quota) */
  write: (value: Value | None) => boolean;
  /**
   * Calls `listener` at changes of this page and of other tabs. @returns the function that ends it
   */
  subscribe: (listener: () => void) => () => void;
  /** The value in a component; none during server rendering. */
  use: () => Value | None;
};

type Options = {
  /** Stored for this tab and removed with it, not for the browser. */
  tab?: boolean;
  /** Where the browser stores nothing, the value lasts as long as the page. */
  orPage?: boolean;
};

const areaOf = (tab: boolean) => (tab ? sessionStorage : localStorage);

/**
 * @param decode null for text that other programs or older pages stored and that is invalid; may
 *   throw for it
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
    // A cleared storage has no key.
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

/** @returns whether it did not throw */
const succeeds = (task: () => void) => attempt(() => task() ?? true) === true;

/** Removes a key whose module is not loaded. @returns whether the browser has no value of it now */
export const removeStored = (key: string, { tab = false }: Options = {}) =>
  succeeds(() => areaOf(tab).removeItem(key));

/** The browser's keys, or those of this tab; none where storage is blocked. */
export const storedKeys = ({ tab = false }: Options = {}): string[] =>
  attempt(() => Object.keys(areaOf(tab))) ?? [];

/**
 * A value stored as JSON.
 * @param parse its check: anything may stand there; null without a valid value
 */
export const persisted = <Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
  options: Options = {},
) => create(key, (text) => parse(JSON.parse(text)), JSON.stringify, options);

/** A text stored as it is, of the form of `pattern`. */
export const persistedText = (key: string, pattern = /./, options: Options = {}) =>
  create<string>(
    key,
    (text) => (pattern.test(text) ? text : null),
    (text) => text,
    options,
  );

/** A list stored as JSON; an empty one removes its key. @param parse null omits an item */
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
