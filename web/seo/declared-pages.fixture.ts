import { type Page, type PageFacts, pageOf } from '@jyotiratna/contract';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';

type Declared = { path: string; file: string; facts: PageFacts | undefined };

/** Every address of `routes.ts`, with what its file says of it. */
export async function declaredRoutes(): Promise<Declared[]> {
  const leaves = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));
  return Promise.all(
    leaves(routes).map(async ({ path = '', file }) => {
      const { handle } = (await import(/* @vite-ignore */ `../${file}`)) as { handle?: PageFacts };
      return { path: `/${path}`, file, facts: handle };
    }),
  );
}

/** The pages as a build has them, without building. */
export async function declaredPages(): Promise<Page[]> {
  const all = await declaredRoutes();
  return all.flatMap(({ path, facts }) => (facts ? [pageOf(path, facts)] : []));
}
