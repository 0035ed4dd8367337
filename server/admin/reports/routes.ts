import * as calls from '@jyotiratna/contract/admin/reports';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { salesRegister } from './sales-register.ts';

/** What the accountant asks for. */
export const adminReportRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.salesRegister, async (request, reply) => {
    const { from, to } = request.query;
    const csv = await salesRegister(deps, requireAdmin(await request.actor()), { from, to });
    return reply.header('content-disposition', `attachment; filename="sales-${from}-${to}.csv"`).send(csv);
  });
};
