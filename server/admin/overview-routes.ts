import * as calls from '@jyotiratna/contract/admin/dashboard';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { readDashboard, readPending } from './dashboard.ts';
import { listAudit } from './list-audit.ts';
import { getEmail, listEmails } from './mails.ts';

/** The owner's overview: figures, the audit log, and the emails stored as files. */
export const adminOverviewRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.readDashboard, () => deps.replica.read((db) => readDashboard({ ...deps, db })));

  serve(app, calls.readPending, async () => readPending(deps));

  serve(app, calls.listAudit, (request) => deps.replica.read((db) => listAudit({ db }, request.query)));

  serve(app, calls.listEmails, async () => listEmails(deps));

  serve(app, calls.getEmail, async (request) => ({ mail: await getEmail(deps, request.params.id) }));
};
