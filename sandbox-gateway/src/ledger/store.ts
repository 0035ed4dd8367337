import type { Row } from '../entities.ts';

/** A row to save, or one to delete. */
export type Change = { put: Row } | { forget: string };

/** The storage of the ledger's rows. Rows are identified by id; the last put wins. */
export type Store = {
  /** The rows saved so far, in the order of first insertion. */
  load(): Row[];
  /** Saves all of the changes or, when the process crashes during the write, no change. */
  append(changes: readonly Change[]): void;
  clear(): void;
  close(): void;
};

/** Applies changes to rows mapped by id. */
export function applyChanges(rows: Map<string, Row>, changes: readonly Change[]): void {
  for (const change of changes) {
    if ('put' in change) rows.set(change.put.id, change.put);
    else rows.delete(change.forget);
  }
}

/** An in-memory store: for unit tests. */
export function createMemoryStore(): Store {
  const rows = new Map<string, Row>();
  return {
    load: () => [...rows.values()],
    append: (changes) => applyChanges(rows, changes),
    clear: () => rows.clear(),
    close: () => {},
  };
}
