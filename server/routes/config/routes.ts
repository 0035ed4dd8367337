import { getConfig } from '@jyotiratna/contract/calls/config';
import { publicConfig } from '../../services/config/public-config.ts';
import type { Routes } from '../routes.ts';

/** What pages may know of this shop's set-up. */
export const configRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/config',
    { config: { access: 'public' }, schema: { tags: ['Shop'], response: { 200: getConfig.reply } } },
    async () => publicConfig(deps),
  );
};
