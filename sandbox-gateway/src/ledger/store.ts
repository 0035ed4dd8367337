import type { LedgerRow } from '../entities.ts';

/** A row to save, or the id of a row to delete. */
export type StoreChange<Saved = LedgerRow> = { put: Saved } | { forget: string };

/** The storage of the ledger's rows. Rows are identified by id; the last put wins. */
export type Store<Saved = LedgerRow> = {
  /** The rows saved so far, in the order of first insertion. */
  load(): Saved[];
  /** Saves all changes atomically: none if the process crashes during the write. */
  append(changes: readonly StoreChange<Saved>[]): void;
  clear(): void;
  close(): void;
};

/** Applies changes to rows mapped by id. */
export function applyChanges<Saved extends { id: string }>(
  rows: Map<string, Saved>,
  changes: readonly StoreChange<Saved>[],
): void {
  for (const change of changes) {
    if ('put' in change) rows.set(change.put.id, change.put);
    else rows.delete(change.forget);
  }
}

/** An in-memory store: for unit tests. */
export function createMemoryStore<Saved extends { id: string } = LedgerRow>(): Store<Saved> {
  const rows = new Map<string, Saved>();
  return {
    load: () => [...rows.values()],
    append: (changes) => applyChanges(rows, changes),
    clear: () => rows.clear(),
    close: () => {},
  };
}
