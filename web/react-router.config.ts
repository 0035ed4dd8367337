import { languages } from '@jyotiratna/contract';
import type { Config } from '@react-router/dev/config';
import { spoken } from './spoken.ts';

/** `web/` itself is the application's folder, so that `routes.ts` is the first file one meets. */
export default {
  appDirectory: '.',
  basename: languages[spoken].prefix || '/',
  buildDirectory: `build/${spoken}`,
  ssr: true,
  // The whole route map is small; asking the server for pieces of it would be one more public endpoint.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
