import { persisted } from '../../persisted.ts';
import { type LineOf, lineOfKey } from './line-key.ts';
import { clearLocalCart, type LocalCartItem, readLocalCart } from './local-cart.ts';

export type MergeBody = { items: (LineOf & { quantity: number })[]; key: string };

/** The key of the latest merge without a response, and the lines that it sent. */
const pendingMerge = persisted('local_cart_merge', parsePending);

function parsePending(value: unknown): { key: string; lines: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, lines } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof lines === 'string' ? { key, lines } : null;
}

const itemsOf = (local: readonly LocalCartItem[]) =>
  local.map((line) => ({ ...lineOfKey(line), quantity: line.quantity }));

/** Whether a merge of the guest's lines was sent, and its result is unknown. */
export function isMergePending(): boolean {
  return pendingMerge.read()?.lines === JSON.stringify(itemsOf(readLocalCart()));
}

/**
 * The request that merges these lines. The same lines have the same key until its result is known,
 * so that a request repeated after a lost response adds nothing twice.
 */
export function mergeBodyOf(local: readonly LocalCartItem[]): MergeBody {
  const items = itemsOf(local);
  const lines = JSON.stringify(items);
  const pending = pendingMerge.read();
  if (pending?.lines === lines) return { items, key: pending.key };
  // Unique per user suffices; random UUIDs need a secure context.
  const key = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  pendingMerge.write({ key, lines });
  return { items, key };
}

/** Deletes the key of a merge that the server rejected. */
export function endMerge(): void {
  pendingMerge.write(null);
}

/** Removes the merged lines from this browser, with their key. */
export function removeMerged(): void {
  clearLocalCart();
  endMerge();
}
