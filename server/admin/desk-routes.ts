import * as calls from '@jyotiratna/contract/calls/admin-desk';
import type { Routes } from '../platform/http/routes.ts';
import { readDashboard } from './dashboard.ts';
import { listAudit } from './list-audit.ts';
import { getMail, listMails } from './mails.ts';

const tags = ['Administration'];
const config = { access: 'admin' } as const;

/** What an owner looks at: figures, the audit log, and the messages that went to files. */
export const adminDeskRoutes: Routes = async (app, { deps }) => {
  app.get('/admin/dashboard', { config, schema: { tags, response: { 200: calls.dashboard.reply } } }, async () =>
    readDashboard(deps),
  );

  app.get(
    '/admin/audit',
    { config, schema: { tags, querystring: calls.listAudit.query, response: { 200: calls.listAudit.reply } } },
    async (request) => listAudit(deps, request.query),
  );

  app.get('/admin/mails', { config, schema: { tags, response: { 200: calls.listMails.reply } } }, async () =>
    listMails(deps),
  );

  app.get(
    '/admin/mails/:id',
    { config, schema: { tags, params: calls.getMail.params, response: { 200: calls.getMail.reply } } },
    async (request) => ({ mail: await getMail(deps, request.params.id) }),
  );
};
