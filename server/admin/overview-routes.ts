import * as calls from '@jyotiratna/contract/admin/dashboard';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { readDashboard, readWaiting } from './dashboard.ts';
import { listAudit } from './list-audit.ts';
import { getMail, listMails } from './mails.ts';

/** What an owner looks at: figures, the audit log, and the messages that went to files. */
export const adminOverviewRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.readDashboard, () => deps.replica.read((db) => readDashboard({ ...deps, db })));

  serve(app, calls.readWaiting, async () => readWaiting(deps));

  serve(app, calls.listAudit, (request) => deps.replica.read((db) => listAudit({ db }, request.query)));

  serve(app, calls.listMails, async () => listMails(deps));

  serve(app, calls.getMail, async (request) => ({ mail: await getMail(deps, request.params.id) }));
};
