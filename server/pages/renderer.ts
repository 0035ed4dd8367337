import { fileURLToPath } from 'node:url';
import type { Shop } from '@jyotiratna/contract';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Rendered } from './page-cache.ts';

/** The keys under which loaders find what the server hands them; they come from the build, whose copies count. */
type Keys = { shopContext: RouterContext<Shop>; nonceContext: RouterContext<string> };

/** The built shop window. @throws where it has not been built */
export async function loadBuild(): Promise<ServerBuild> {
  const file = new URL('../../web/build/server/index.js', import.meta.url);
  return (await import(fileURLToPath(file))) as ServerBuild;
}

/** Renders an address (path and query) to a whole page, waiting for all of it. */
export function renderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  options: { shop: Shop; nonce: string; origin: string; mode?: string },
): (url: string) => Promise<Rendered> {
  const handle = createRequestHandler(build, options.mode ?? 'production');
  return async (url) => {
    const { module } = (typeof build === 'function' ? await build() : build).entry;
    const { shopContext, nonceContext } = module as unknown as Keys;
    const context = new RouterContextProvider();
    context.set(shopContext, options.shop);
    context.set(nonceContext, options.nonce);
    const response = await handle(new Request(new URL(url, options.origin)), context);
    const body = await response.text();
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'content-length'),
      body,
    };
  };
}
