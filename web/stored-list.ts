import { useSyncExternalStore } from 'react';

/** A list stored in this browser for its owner alone. */
export type StoredList<Item> = {
  /**
   * The items; the same array as long as the stored text is the same. Unreadable storage is an
   * empty list.
   */
  read: () => readonly Item[];
  /** @throws DOMException when the browser rejects storage (private mode, quota). */
  write: (items: readonly Item[]) => void;
  /**
   * The items, subscribed to changes of this page and other tabs; empty during server rendering.
   */
  use: () => readonly Item[];
};

/**
 * @param parse a stored item, which other programs and older pages may have created; null
 *   omits it
 */
export function storedList<Item>(key: string, parse: (value: unknown) => Item | null): StoredList<Item> {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let [lastText, lastItems]: [string | null, readonly Item[]] = [null, none];

  function read(): readonly Item[] {
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
    } catch {
      // Storage is unavailable: nothing is stored.
    }
    if (text !== lastText) {
      lastText = text;
      lastItems = parseList(text, parse) ?? none;
    }
    return lastItems;
  }

  function write(items: readonly Item[]): void {
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items));
    else localStorage.removeItem(key);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    // A cleared storage has no key.
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  }

  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => none) };
}

function parseList<Item>(text: string | null, parse: (value: unknown) => Item | null): readonly Item[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.map(parse).filter((item) => item !== null) : null;
  } catch {
    return null;
  }
}
