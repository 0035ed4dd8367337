import * as calls from '@jyotiratna/contract/admin/dashboard';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { readDashboard, readPending } from './dashboard.ts';
import { getEmail, listEmails } from './emails.ts';
import { listAudit } from './list-audit.ts';

/** Dashboard, audit log, and emails stored as files. */
export const adminOverviewRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.readDashboardRoute, () =>
    deps.replica.read((db) => readDashboard({ ...deps, db })),
  );

  serve(app, calls.readPendingRoute, async () => readPending(deps));

  serve(app, calls.listAuditRoute, (request) =>
    deps.replica.read((db) => listAudit({ db }, request.query)),
  );

  serve(app, calls.listEmailsRoute, async () => listEmails(deps));

  serve(app, calls.getEmailRoute, async (request) => ({
    mail: await getEmail(deps, request.params.id),
  }));
};
