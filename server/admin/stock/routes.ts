import * as calls from '@jyotiratna/contract/admin/stock';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportMoves, listMoves } from './list-moves.ts';

/** Why the shop has as many pieces as it has. */
export const adminStockRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listStockMoves, async (request) => listMoves(deps, request.query));

  serve(app, calls.exportStockMoves, async (request, reply) => {
    const { from, to } = request.query;
    const csv = await exportMoves(deps, request.query);
    return reply.header('content-disposition', `attachment; filename="stock-${from}-${to}.csv"`).send(csv);
  });
};
