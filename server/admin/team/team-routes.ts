import * as calls from '@jyotiratna/contract/admin/team';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { endAccountSessions, findAccount, listAccountSessions } from './account-sessions.ts';
import { listTeam } from './list-team.ts';
import { removeAdministrator } from './remove-administrator.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { setAdminRole } from './set-admin-role.ts';

/** The administrators, and the sessions of any account. */
export const teamRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listTeamRoute, async (request) => listTeam(deps, await request.actor()));

  serve(app, calls.requireSecondFactorRoute, async (request) => {
    await requireSecondFactor(deps, await request.actor(), request.body);
    return { success: true as const };
  });

  serve(app, calls.setAdminRoleRoute, async (request) => {
    await setAdminRole(deps, await request.actor(), { ...request.params, ...request.body });
    return { success: true as const };
  });

  serve(app, calls.removeAdministratorRoute, async (request) => {
    await removeAdministrator(deps, await request.actor(), { ...request.params, ...request.body });
    return { success: true as const };
  });

  serve(app, calls.findAccountRoute, async (request) => ({
    account: await findAccount(deps, request.query),
  }));

  serve(app, calls.accountSessions, async (request) =>
    listAccountSessions(deps, await request.actor(), request.params),
  );

  serve(app, calls.endAccountSessionsRoute, async (request) => ({
    ended: await endAccountSessions(deps, await request.actor(), request.params),
  }));
};
