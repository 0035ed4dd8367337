import type { Row } from '../entities.ts';

/** A row to keep, or one to forget. */
export type Change = { put: Row } | { forget: string };

/** Where the ledger's rows live. Rows are told apart by id; the last put counts. */
export type Store = {
  /** The rows kept so far, in the order in which they first appeared. */
  load(): Row[];
  /** Keeps all of the changes or, when the process dies in the meantime, none. */
  append(changes: readonly Change[]): void;
  clear(): void;
  close(): void;
};

/** Applies changes to rows held by id. */
export function applyChanges(rows: Map<string, Row>, changes: readonly Change[]): void {
  for (const change of changes) {
    if ('put' in change) rows.set(change.put.id, change.put);
    else rows.delete(change.forget);
  }
}

/** A store that ends with the process: for unit tests. */
export function createMemoryStore(): Store {
  const rows = new Map<string, Row>();
  return {
    load: () => [...rows.values()],
    append: (changes) => applyChanges(rows, changes),
    clear: () => rows.clear(),
    close: () => {},
  };
}
