import { everything, type Tag } from '../kept/changes.ts';

/** The key of every reply, and of those that any change touches. */
const [all, any] = ['all', 'any'];

/** The keys under which a cache keeps a reply that shows these. */
export function keysOfReply(tags: readonly Tag[]): string[] {
  return [all, ...tags.map((tag) => (tag === everything ? any : tag))];
}

/** The keys that a cache forgets after a change of these. */
export function keysOfChange(tags: readonly Tag[]): string[] {
  return tags.includes(everything) ? [all] : [...tags, any];
}

/** Fewer keys that name the same or more: one is enough where it names everything, or where there are too many to send. */
export function joinKeys(keys: Iterable<string>, most: number): string[] {
  const each = [...new Set(keys)];
  return each.includes(all) || each.length > most ? [all] : each;
}
