import {
  invite as inviteCall,
  invitations as listCall,
  adminRegister as registerCall,
  revokeInvitation as revokeCall,
  userReply,
} from '@jyotiratna/contract/calls/account';
import { inviteAdmin, listInvitations, revokeInvitation } from '../../accounts/invite-admin.ts';
import { registerAdmin, requireInvitation } from '../../accounts/register-admin.ts';
import { welcome } from '../../accounts/sessions-routes.ts';
import type { Routes } from '../../platform/http/routes.ts';

const tags = ['Administrators'];

/** How administrators come to be. */
export const administratorRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/admin/register',
    {
      config: { access: 'public' },
      schema: { tags, body: registerCall.body, response: { 200: userReply } },
      // What is wrong with the form is told only to those who were invited.
      attachValidation: true,
    },
    async (request, reply) => {
      if (request.validationError) {
        const { email, invite } = (request.body ?? {}) as { email?: unknown; invite?: unknown };
        await requireInvitation(deps, { email, invite });
        throw request.validationError;
      }
      return welcome(deps, request, reply, await registerAdmin(deps, await request.actor(), request.body));
    },
  );

  app.post(
    '/admin/invitations',
    {
      config: { access: 'admin' },
      schema: { tags, body: inviteCall.body, response: { 200: inviteCall.reply } },
    },
    async (request) => ({ invitation: await inviteAdmin(deps, await request.actor(), request.body) }),
  );

  app.post(
    '/admin/invitations/revoke',
    {
      config: { access: 'admin' },
      schema: { tags, body: revokeCall.body, response: { 200: revokeCall.reply } },
    },
    async (request) => {
      await revokeInvitation(deps, await request.actor(), request.body);
      return { success: true as const };
    },
  );

  app.get(
    '/admin/invitations',
    { config: { access: 'admin' }, schema: { tags, response: { 200: listCall.reply } } },
    async (request) => ({ invitations: await listInvitations(deps, await request.actor()) }),
  );
};
