import type { IncomingMessage, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  createApiClient,
  languages,
  localeOfPath,
  readLocale,
  sourceLocale,
} from '@jyotiratna/contract';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Deps } from '../platform/deps.ts';
import { publicUrl } from '../platform/public-url.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { findPages } from './find-pages.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { renderer, shareLabelsOf } from './renderer.ts';
import { shareImages } from './share-images.ts';

const root = fileURLToPath(new URL('../../web', import.meta.url));

/**
 * The storefront for `npm run dev`: Vite serves the sources, pages are rendered on every request
 * without a cache, and no Content-Security-Policy is sent. It serves one language: English or, with
 * `SHOP_LANGUAGE=hi`, Hindi below `/hi`.
 */
export async function pages(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  process.chdir(root);
  const locale = readLocale(process.env.SHOP_LANGUAGE) ?? sourceLocale;
  const { prefix } = languages[locale];
  const { createServer } = await import('vite');
  const shopSockets = app.server.listeners('upgrade');
  const vite = await createServer({
    root,
    base: `${prefix}/`,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  shareUpgrades(app.server, shopSockets);
  const load = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  const api = createApiClient(inProcessFetch(app));

  await app.register(shareImages, {
    deps,
    pages: () => findPages(load),
    labelsOf: () => shareLabelsOf(load),
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.get('/*', async (request, reply) => {
      // Vite strips its base from the URL.
      const url = request.raw.url ?? '/';
      if (prefix && localeOfPath(url) !== locale)
        return reply.redirect(`${prefix}${url === '/' && prefix ? '' : url}`);
      reply.removeHeader('content-security-policy');
      const isHandled = await new Promise<boolean>((done) => {
        reply.raw.once('finish', () => done(true));
        vite.middlewares(request.raw, reply.raw, () => done(false));
      });
      if (isHandled) return reply.hijack();
      const render = renderer(load, { api, origin: publicUrl(deps.env), mode: 'development' });
      const page = await render(url);
      const target = page.status === 404 ? await findRedirect(deps.db, url) : null;
      if (target !== null) return reply.redirect(target, 301);
      for (const [name, value] of page.headers) reply.header(name, value);
      return reply.code(page.status).header('cache-control', 'no-store').send(page.html);
    });
  });
}

type Listener = ReturnType<Server['listeners']>[number];

/**
 * Both Vite and the shop's WebSockets listen for upgrades, and each would handle all of them:
 * dispatches Vite's own to Vite, and the others to the shop.
 */
function shareUpgrades(server: Server, shopSockets: Listener[]): void {
  const reload = server.listeners('upgrade').filter((listener) => !shopSockets.includes(listener));
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, ...rest: unknown[]) => {
    const isVite = request.headers['sec-websocket-protocol']?.startsWith('vite-');
    for (const listener of isVite ? reload : shopSockets)
      Reflect.apply(listener, server, [request, ...rest]);
  });
}
