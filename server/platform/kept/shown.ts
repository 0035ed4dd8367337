import { AsyncLocalStorage } from 'node:async_hooks';
import { everything, type Tag } from './changes.ts';

const watching = new AsyncLocalStorage<Set<Tag>>();

/** What a reply shows that is made meanwhile: everything, where nobody noted anything. */
export async function watchShown<Result>(make: () => Promise<Result>): Promise<{ result: Result; tags: Tag[] }> {
  const shown = new Set<Tag>();
  const result = await watching.run(shown, make);
  return { result, tags: shown.size > 0 ? [...shown] : [everything] };
}

/** Notes what the reply that is being made shows. Outside of one it does nothing. */
export function noteShown(tags: readonly Tag[]): void {
  const shown = watching.getStore();
  for (const tag of tags) shown?.add(tag);
}
