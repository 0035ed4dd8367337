import * as calls from '@jyotiratna/contract/calls/admin-access';
import type { Routes } from '../../platform/http/routes.ts';
import { endAccountSessions, findAccount, listAccountSessions } from './account-sessions.ts';
import { listTeam } from './list-team.ts';
import { removeAdministrator } from './remove-administrator.ts';
import { requireSecondFactor } from './require-second-factor.ts';

const tags = ['Administrators'];
const config = { access: 'admin' } as const;

/** Who runs the shop, and the sessions of any account. */
export const teamRoutes: Routes = async (app, { deps }) => {
  app.get('/admin/team', { config, schema: { tags, response: { 200: calls.listTeam.reply } } }, async (request) =>
    listTeam(deps, await request.actor()),
  );

  app.put(
    '/admin/team/second-factor',
    {
      config,
      schema: { tags, body: calls.requireSecondFactor.body, response: { 200: calls.requireSecondFactor.reply } },
    },
    async (request) => {
      await requireSecondFactor(deps, await request.actor(), request.body);
      return { success: true as const };
    },
  );

  app.delete(
    '/admin/team/:id',
    {
      config,
      schema: {
        tags,
        params: calls.removeAdministrator.params,
        body: calls.removeAdministrator.body,
        response: { 200: calls.removeAdministrator.reply },
      },
    },
    async (request) => {
      await removeAdministrator(deps, await request.actor(), { ...request.params, ...request.body });
      return { success: true as const };
    },
  );

  app.get(
    '/admin/accounts',
    { config, schema: { tags, querystring: calls.findAccount.query, response: { 200: calls.findAccount.reply } } },
    async (request) => ({ account: await findAccount(deps, request.query) }),
  );

  app.get(
    '/admin/accounts/:id/sessions',
    {
      config,
      schema: { tags, params: calls.accountSessions.params, response: { 200: calls.accountSessions.reply } },
    },
    async (request) => listAccountSessions(deps, await request.actor(), request.params),
  );

  app.delete(
    '/admin/accounts/:id/sessions',
    {
      config,
      schema: { tags, params: calls.endAccountSessions.params, response: { 200: calls.endAccountSessions.reply } },
    },
    async (request) => ({ ended: await endAccountSessions(deps, await request.actor(), request.params) }),
  );
};
