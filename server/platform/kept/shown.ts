import { AsyncLocalStorage } from 'node:async_hooks';
import { everything, type Tag } from './changes.ts';

/** What a reply shows, and until when it is true (ms since 1970; null: until something changes). */
type Shown = { tags: Tag[]; until: number | null };

const watching = new AsyncLocalStorage<{ tags: Set<Tag>; until: number | null }>();

/** What a reply shows that is made in the meantime: everything, where nobody noted anything. */
export async function watchShown<Result>(make: () => Promise<Result>): Promise<{ result: Result } & Shown> {
  const shown = { tags: new Set<Tag>(), until: null };
  const result = await watching.run(shown, make);
  return { result, tags: shown.tags.size > 0 ? [...shown.tags] : [everything], until: shown.until };
}

/** Notes what the reply that is being made shows. Outside of one it does nothing. */
export function noteShown(tags: readonly Tag[]): void {
  const shown = watching.getStore();
  for (const tag of tags) shown?.tags.add(tag);
}

/** Notes that the reply that is being made is true until then, such as the end of a day. @param until ms since 1970 */
export function noteUntil(until: number | null): void {
  const shown = watching.getStore();
  if (shown) shown.until = earlier(shown.until, until);
}

/** The earlier of two moments (ms since 1970), of which null never comes. */
export function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
