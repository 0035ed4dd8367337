import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';

/** Adds the storefront: the cached build, or hot reload in development. */
export async function mountPages(
  app: FastifyInstance,
  deps: Deps,
  developing: boolean,
): Promise<void> {
  const { pages } = developing
    ? await import('./pages-with-hot-reload.ts')
    : await import('./pages.ts');
  await pages(app, { deps });
}
