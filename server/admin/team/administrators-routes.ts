import * as calls from '@jyotiratna/contract/admin/team';
import { inviteAdmin, listInvitations, revokeInvitation } from '../../accounts/invite-admin.ts';
import { registerAdmin } from '../../accounts/register-admin.ts';
import { requireInvitation } from '../../accounts/require-invitation.ts';
import { welcome } from '../../accounts/sessions-routes.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';

/** Invitation and registration of administrators. */
export const administratorRoutes: Routes = async (app, { deps }) => {
  serve(
    app,
    calls.adminRegister,
    async (request, reply) => {
      // Form errors are only disclosed with a valid invitation.
      if (request.validationError) {
        const { email, invite } = (request.body ?? {}) as { email?: unknown; invite?: unknown };
        await requireInvitation(deps, 'invite', { email, invite });
        throw request.validationError;
      }
      return welcome(
        deps,
        request,
        reply,
        await registerAdmin(deps, await request.actor(), request.body),
      );
    },
    { attachValidation: true },
  );

  serve(app, calls.inviteAdministrator, async (request) => ({
    invitation: await inviteAdmin(deps, await request.actor(), request.body),
  }));

  serve(app, calls.revokeInvitationRoute, async (request) => {
    await revokeInvitation(deps, await request.actor(), request.body);
    return { success: true as const };
  });

  serve(app, calls.listInvitationsRoute, async (request) => ({
    invitations: await listInvitations(deps, await request.actor()),
  }));
};
