import { AsyncLocalStorage } from 'node:async_hooks';
import { everything, type Tag } from './changes.ts';

/**
 * The tags of a response, and until when it is valid (ms since 1970; null: until it is
 * invalidated).
 */
type Visible = { tags: Tag[]; until: number | null };

const watching = new AsyncLocalStorage<{ tags: Set<Tag>; until: number | null }>();

/**
 * The tags of a response computed in the callback: the global tag, where nothing was recorded.
 */
export async function watchVisible<Result>(make: () => Promise<Result>): Promise<{ result: Result } & Visible> {
  const displayed = { tags: new Set<Tag>(), until: null };
  const result = await watching.run(displayed, make);
  return { result, tags: displayed.tags.size > 0 ? [...displayed.tags] : [everything], until: displayed.until };
}

/** Records tags of the response being computed. Outside of one it does nothing. */
export function noteVisible(tags: readonly Tag[]): void {
  const displayed = watching.getStore();
  for (const tag of tags) displayed?.tags.add(tag);
}

/**
 * Records the expiry of the response being computed, such as the end of a day.
 * @param until ms since 1970
 */
export function noteUntil(until: number | null): void {
  const displayed = watching.getStore();
  if (displayed) displayed.until = previous(displayed.until, until);
}

/** The earlier of two moments (ms since 1970), of which null never comes. */
export function previous(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
