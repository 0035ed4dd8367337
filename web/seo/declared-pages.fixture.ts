import { type Page, type PageMeta, pageOf } from '@jyotiratna/contract';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';

type Declared = { path: string; file: string; metadata: PageMeta | undefined };

/** Every path of `routes.ts`, with the metadata of its file. */
export async function declaredRoutes(): Promise<Declared[]> {
  const leaves = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));
  return Promise.all(
    leaves(routes).map(async ({ path = '', file }) => {
      const { handle } = (await import(/* @vite-ignore */ `../${file}`)) as { handle?: PageMeta };
      return { path: `/${path}`, file, metadata: handle };
    }),
  );
}

/** The pages of a build, without building. */
export async function declaredPages(): Promise<Page[]> {
  const all = await declaredRoutes();
  return all.flatMap(({ path, metadata }) => (metadata ? [pageOf(path, metadata)] : []));
}
