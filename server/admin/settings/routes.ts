import * as claims from '@jyotiratna/contract/admin/claims';
import * as calls from '@jyotiratna/contract/admin/settings';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { listUntaxed } from './list-untaxed.ts';
import { readLaw } from './read-law.ts';
import { readSetup } from './read-setup.ts';
import { getClaims, saveClaims as writeClaims } from './save-claims.ts';
import { getSettings, saveSettings } from './save-settings.ts';

/** Settings that an owner changes in the shop, not in the server's environment. */
export const adminSettingRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.getSettingsRoute, () => getSettings(deps));

  serve(app, calls.saveSettingsRoute, async (request) =>
    saveSettings(deps, requireAdmin(await request.actor()), request.body),
  );

  serve(app, claims.getClaimsRoute, () => getClaims(deps));

  serve(app, claims.saveClaimsRoute, async (request) =>
    writeClaims(deps, requireAdmin(await request.actor()), request.body),
  );

  serve(app, claims.readLawRoute, () => readLaw(deps));

  serve(app, calls.listUntaxedRoute, async (request) => listUntaxed(deps, request.query));

  serve(app, calls.readSetupRoute, async () => readSetup(deps));
};
