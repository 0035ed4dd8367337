import { everything, type Tag } from '../cache/changes.ts';

/** The key of every response, and of those that every change invalidates. */
const [all, any] = ['all', 'any'];

/** The cache keys of a response that contains these. */
export function keysOfReply(tags: readonly Tag[]): string[] {
  return [all, ...tags.map((tag) => (tag === everything ? any : tag))];
}

/** The cache keys to purge after a change of these. */
export function keysOfChange(tags: readonly Tag[]): string[] {
  return tags.includes(everything) ? [all] : [...tags, any];
}

/**
 * Fewer keys that name the same or more: one is enough where it names everything, or where there
 * are too many to send.
 */
export function joinKeys(keys: Iterable<string>, maxKeys: number): string[] {
  const each = [...new Set(keys)];
  return each.includes(all) || each.length > maxKeys ? [all] : each;
}
