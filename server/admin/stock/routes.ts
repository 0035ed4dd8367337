import * as calls from '@jyotiratna/contract/admin/stock';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportMovements, listMovements } from './list-movements.ts';

/** Endpoints of the stock history. */
export const adminStockRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listStockMovements, async (request) => listMovements(deps, request.query));

  serve(app, calls.exportStockMovements, async (request, reply) => {
    const { from, to } = request.query;
    const csv = exportMovements(deps, request.query);
    return reply
      .header('content-disposition', `attachment; filename="stock-${from}-${to}.csv"`)
      .send(csv);
  });
};
