import * as calls from '@jyotiratna/contract/admin/settlements';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { readSettlements } from './read-settlements.ts';

/** The provider's settlements, compared with payments and refunds. */
export const adminSettlementRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.readSettlementsRoute, async (request) => readSettlements(deps, request.query.month));
};
