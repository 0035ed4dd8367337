import { type LineOf, lineOfKey } from './line-key.ts';
import type { LocalCartItem } from './local-cart.ts';
import { pendingMerge } from './pending-merge.ts';

export type MergeBody = { items: (LineOf & { quantity: number })[]; key: string };

/**
 * The request that merges these lines. The same lines have the same key until its result is known,
 * so that a request repeated after a lost response adds nothing twice.
 */
export function mergeBodyOf(local: readonly LocalCartItem[]): MergeBody {
  const items = local.map((line) => ({ ...lineOfKey(line), quantity: line.quantity }));
  const lines = JSON.stringify(items);
  const [, previous, sent] = pendingMerge.read()?.match(/^(\S+) (.*)$/s) ?? [];
  if (previous && sent === lines) return { items, key: previous };
  // Unique per user suffices; random UUIDs need a secure context.
  const key = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  pendingMerge.write(`${key} ${lines}`);
  return { items, key };
}
