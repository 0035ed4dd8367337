import * as calls from '@jyotiratna/contract/admin/team';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { endAccountSessions, findAccount, listAccountSessions } from './account-sessions.ts';
import { listTeam } from './list-team.ts';
import { removeAdministrator } from './remove-administrator.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { setAdminRole } from './set-duty.ts';

/** The administrators, and the sessions of any account. */
export const teamRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listTeam, async (request) => listTeam(deps, await request.actor()));

  serve(app, calls.requireSecondFactor, async (request) => {
    await requireSecondFactor(deps, await request.actor(), request.body);
    return { success: true as const };
  });

  serve(app, calls.setAdminRole, async (request) => {
    await setAdminRole(deps, await request.actor(), { ...request.params, ...request.body });
    return { success: true as const };
  });

  serve(app, calls.removeAdministrator, async (request) => {
    await removeAdministrator(deps, await request.actor(), { ...request.params, ...request.body });
    return { success: true as const };
  });

  serve(app, calls.findAccount, async (request) => ({ account: await findAccount(deps, request.query) }));

  serve(app, calls.accountSessions, async (request) =>
    listAccountSessions(deps, await request.actor(), request.params),
  );

  serve(app, calls.endAccountSessions, async (request) => ({
    ended: await endAccountSessions(deps, await request.actor(), request.params),
  }));
};
