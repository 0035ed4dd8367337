import * as calls from '@jyotiratna/contract/admin/closings';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { listClosedBalances, transferClosedBalance } from './closed-balances.ts';

/** Balances of closed accounts that the owner transfers. */
export const adminClosingRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listClosedBalancesRoute, () => listClosedBalances(deps.db));

  serve(app, calls.transferClosedBalanceRoute, async (request) =>
    transferClosedBalance(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  );
};
