import { ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/admin/settlements';
import { requireAdmin } from '../../accounts/actor.ts';
import { fetchSettlements } from '../../payments/settlements/fetch-settlements.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { PaymentsError } from '../../platform/payment-providers/payments-error.ts';
import { readSettlements } from './read-settlements.ts';
import { settlementsCsv } from './settlements-csv.ts';

/** Reconciliation of the provider's settlements with payments and refunds. */
export const adminSettlementRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.readSettlementsRoute, async (request) =>
    readSettlements(deps, request.query.month),
  );

  serve(app, calls.settlementsCsvRoute, async (request, reply) => {
    const { month } = request.query;
    const csv = await settlementsCsv(deps, requireAdmin(await request.actor()), month);
    return reply
      .header('content-disposition', `attachment; filename="settlements-${month}.csv"`)
      .send(csv);
  });

  serve(app, calls.fetchSettlementsRoute, async () => {
    const read = await fetchSettlements(deps).catch((error: unknown) => {
      if (!(error instanceof PaymentsError)) throw error;
      deps.log.warn({ err: error }, 'settlements could not be read');
      throw new ShopError('payments_unavailable');
    });
    return { read };
  });
};
