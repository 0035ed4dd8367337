import { languages } from '@jyotiratna/contract';
import type { Config } from '@react-router/dev/config';
import { builtLocale } from './built-locale.ts';

/** `web/` itself is the application's folder, so that `routes.ts` is the first file one meets. */
export default {
  appDirectory: '.',
  basename: languages[builtLocale].prefix || '/',
  buildDirectory: `build/${builtLocale}`,
  ssr: true,
  // The whole route map is small; asking the server for pieces of it would be one more public endpoint.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
