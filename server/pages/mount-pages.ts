import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';

/** Adds the storefront: built and cached, or with hot reload while developing. */
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
