import { readdir, readFile, writeFile } from 'node:fs/promises';
import { languages, pagesOf } from '@jyotiratna/contract';
import type { Config } from '@react-router/dev/config';
import type { ServerBuild } from 'react-router';
import { builtLocale } from './built-locale.ts';
import { shortManifest } from './bundling/short-manifest.ts';

/** The application's folder is `web/` itself. */
export default {
  appDirectory: '.',
  basename: languages[builtLocale].prefix || '/',
  buildDirectory: `build/${builtLocale}`,
  ssr: true,
  // The complete route manifest is small; lazy route discovery would need another public endpoint.
  routeDiscovery: { mode: 'initial' },
  /**
   * Shortens each page's route manifest, and saves the pages' metadata for tools that do not run
   * the build.
   */
  async buildEnd() {
    const build = new URL(`./build/${builtLocale}/`, import.meta.url);
    const { routes } = (await import(
      /* @vite-ignore */ new URL('server/index.js', build).href
    )) as ServerBuild;
    await writeFile(new URL('pages.json', build), JSON.stringify(pagesOf(routes)));
    const assets = new URL('client/assets/', build);
    const [list, ...extra] = (await readdir(assets)).filter((file) =>
      /^manifest-\w+\.js$/.test(file),
    );
    if (!list || extra.length > 0)
      throw new Error(`The build has no list of routes, or several: ${list} ${extra}`);
    await writeFile(
      new URL(list, assets),
      shortManifest(await readFile(new URL(list, assets), 'utf8')),
    );
  },
} satisfies Config;
