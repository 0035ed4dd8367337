import { readCreditRoute } from '@jyotiratna/contract/store-credit';
import * as calls from '@jyotiratna/contract/wallet';
import { neverCached } from '../platform/http/never-cached.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { readBalance } from './read-balance.ts';
import { readCredit } from './read-credit.ts';
import { startTopUp } from './start-top-up.ts';
import { readTopUp, verifyTopUp } from './verify-top-up.ts';

/** A customer's prepaid balance for sessions, and store credit. */
export const walletRoutes: Routes = async (app, { deps }) => {
  neverCached(app);
  serve(app, calls.readBalanceRoute, async (request) => readBalance(deps, await request.actor()));
  serve(app, readCreditRoute, async (request) => readCredit(deps, await request.actor()));
  serve(app, calls.startTopUpRoute, async (request) =>
    startTopUp(deps, await request.actor(), request.body),
  );
  serve(app, calls.verifyTopUpRoute, async (request) =>
    verifyTopUp(deps, await request.actor(), request.body),
  );
  serve(app, calls.getTopUp, async (request) =>
    readTopUp(deps, await request.actor(), request.params),
  );
};
