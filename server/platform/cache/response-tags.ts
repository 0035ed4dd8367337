import { AsyncLocalStorage } from 'node:async_hooks';
import { everything, type Tag } from './changes.ts';

/** The tags of a response, and its expiry (ms since 1970; null: until it is invalidated). */
type Tagged = { tags: Tag[]; until: number | null };

const responses = new AsyncLocalStorage<{ tags: Set<Tag>; until: number | null }>();

/**
 * Runs the callback and collects the cache tags recorded in it; the global tag if none were
 * recorded.
 */
export async function collectTags<Result>(
  make: () => Promise<Result>,
): Promise<{ result: Result } & Tagged> {
  const current = { tags: new Set<Tag>(), until: null };
  const result = await responses.run(current, make);
  return {
    result,
    tags: current.tags.size > 0 ? [...current.tags] : [everything],
    until: current.until,
  };
}

/** Adds tags to the response being computed; no effect outside of one. */
export function recordTags(tags: readonly Tag[]): void {
  const current = responses.getStore();
  for (const tag of tags) current?.tags.add(tag);
}

/**
 * Sets an expiry of the response being computed, such as the end of a day.
 * @param until ms since 1970; null: never
 */
export function recordExpiry(until: number | null): void {
  const current = responses.getStore();
  if (current) current.until = earlierOf(current.until, until);
}

/** The earlier of two times (ms since 1970); null means never. */
export function earlierOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
