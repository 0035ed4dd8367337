import * as calls from '@jyotiratna/contract/admin/filing';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportGstr1, exportGstr1Sheets, readFiling } from './read-filing.ts';
import { exportTally } from './tally/export-tally.ts';
import { tdsRegister } from './tds-register.ts';

/** Files for the accountant and the tax office: GSTR-1, Tally, TDS. */
export const adminFilingRoutes: Routes = async (app, { deps }) => {
  const attachment = (name: string) => ({
    'content-disposition': `attachment; filename="${name}"`,
  });

  serve(app, calls.readFilingRoute, (request) => readFiling(deps, request.query.period));

  serve(app, calls.gstr1Json, async (request, reply) => {
    const { period } = request.query;
    const json = await exportGstr1(deps, requireAdmin(await request.actor()), period);
    return reply.headers(attachment(`gstr1-${period}.json`)).send(json);
  });

  serve(app, calls.gstr1Sheets, async (request, reply) => {
    const { period } = request.query;
    const zip = await exportGstr1Sheets(deps, requireAdmin(await request.actor()), period);
    return reply.headers(attachment(`gstr1-${period}.zip`)).send(zip);
  });

  serve(app, calls.tallyXml, async (request, reply) => {
    const { period } = request.query;
    const xml = await exportTally(deps, requireAdmin(await request.actor()), period);
    return reply.headers(attachment(`tally-${period}.xml`)).send(xml);
  });

  serve(app, calls.tdsRegisterRoute, async (request, reply) => {
    const { year, quarter } = request.query;
    const csv = await tdsRegister(deps, requireAdmin(await request.actor()), request.query);
    return reply.headers(attachment(`tds-${year}-Q${quarter}.csv`)).send(csv);
  });
};
