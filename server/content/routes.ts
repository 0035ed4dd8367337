import * as calls from '@jyotiratna/contract/content';
import type { Routes } from '../platform/http/routes.ts';
import { serveKept } from '../platform/http/serve-kept.ts';
import { publicConfig } from './public-config.ts';

/** What pages may know of this shop's set-up. */
export const configRoutes: Routes = async (app, { deps }) => {
  serveKept(app, deps, calls.getConfig, async () => publicConfig(deps), { capacityBytes: 1024 * 1024 });
};
