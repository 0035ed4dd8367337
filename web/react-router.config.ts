import { writeFile } from 'node:fs/promises';
import { languages, pagesOf } from '@jyotiratna/contract';
import type { Config } from '@react-router/dev/config';
import type { ServerBuild } from 'react-router';
import { builtLocale } from './built-locale.ts';

/** `web/` itself is the application's folder, so that `routes.ts` is the first file one meets. */
export default {
  appDirectory: '.',
  basename: languages[builtLocale].prefix || '/',
  buildDirectory: `build/${builtLocale}`,
  ssr: true,
  // The whole route map is small; asking the server for pieces of it would be one more public endpoint.
  routeDiscovery: { mode: 'initial' },
  /** What its pages are, for tools that do not run the build. */
  async buildEnd() {
    const build = new URL(`./build/${builtLocale}/`, import.meta.url);
    const { routes } = (await import(/* @vite-ignore */ new URL('server/index.js', build).href)) as ServerBuild;
    await writeFile(new URL('pages.json', build), JSON.stringify(pagesOf(routes)));
  },
} satisfies Config;
