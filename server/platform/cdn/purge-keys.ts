import { everything, type Tag } from '../cache/changes.ts';

/** `all`: the key of every response; `any`: the key of responses that every change invalidates. */
const [all, any] = ['all', 'any'];

/** The cache keys of a response with these tags. */
export function keysOfReply(tags: readonly Tag[]): string[] {
  return [all, ...tags.map((tag) => (tag === everything ? any : tag))];
}

/** The cache keys to purge after a change of these tags. */
export function keysOfChange(tags: readonly Tag[]): string[] {
  return tags.includes(everything) ? [all] : [...tags, any];
}

/** Deduplicates cache keys; returns only `all` if it is among them, or if they exceed `maxKeys`. */
export function joinKeys(keys: Iterable<string>, maxKeys: number): string[] {
  const each = [...new Set(keys)];
  return each.includes(all) || each.length > maxKeys ? [all] : each;
}
