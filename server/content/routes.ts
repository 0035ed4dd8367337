import * as calls from '@jyotiratna/contract/content';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { publicConfig } from './public-config.ts';

/** What pages may know of this shop's set-up. */
export const configRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.getConfig, async () => publicConfig(deps));
};
