import { getConfig } from '@jyotiratna/contract/calls/config';
import type { Routes } from '../platform/http/routes.ts';
import { publicConfig } from './public-config.ts';

/** What pages may know of this shop's set-up. */
export const configRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/config',
    { config: { access: 'public' }, schema: { tags: ['Shop'], response: { 200: getConfig.reply } } },
    async () => publicConfig(deps),
  );
};
