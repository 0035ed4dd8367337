import * as calls from '@jyotiratna/contract/admin/reports';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { readVisits } from './read-visits.ts';
import { salesRegister } from './sales-register.ts';
import { exportReport, readReport } from './summary.ts';

/** Reports for the accountant. */
export const adminReportRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.salesRegisterRoute, async (request, reply) => {
    const { from, to } = request.query;
    const csv = await salesRegister(deps, requireAdmin(await request.actor()), { from, to });
    return reply
      .header('content-disposition', `attachment; filename="sales-${from}-${to}.csv"`)
      .send(csv);
  });

  serve(app, calls.readReportRoute, (request) =>
    deps.replica.read((db) => readReport({ ...deps, db }, request.query)),
  );

  serve(app, calls.readVisitsRoute, async (request) => {
    await deps.visits.store(deps.db);
    return readVisits(deps, request.query);
  });

  serve(app, calls.exportReportRoute, async (request, reply) => {
    const { by, from, to } = request.query;
    const csv = await deps.replica.read((db) => exportReport({ ...deps, db }, request.query));
    return reply
      .header('content-disposition', `attachment; filename="${by}-${from}-${to}.csv"`)
      .send(csv);
  });
};
