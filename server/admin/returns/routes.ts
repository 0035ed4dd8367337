import * as calls from '@jyotiratna/contract/admin/returns';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { listReturns, receiveReturn, respondToReturn, settleReturn } from './move-return.ts';

/** Customers' returns: view, approve or decline, receive, settle. */
export const adminReturnRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listReturnsRoute, async (request) => listReturns(deps, request.query));

  serve(app, calls.approveReturn, async (request) => {
    const admin = requireAdmin(await request.actor());
    return {
      return: await respondToReturn(deps, admin, {
        ...request.params,
        ...request.body,
        status: 'approved',
      }),
    };
  });

  serve(app, calls.declineReturn, async (request) => {
    const admin = requireAdmin(await request.actor());
    return {
      return: await respondToReturn(deps, admin, {
        ...request.params,
        ...request.body,
        status: 'declined',
      }),
    };
  });

  serve(app, calls.receiveReturnRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { return: await receiveReturn(deps, admin, { ...request.params, ...request.body }) };
  });

  serve(app, calls.settleReturnRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { return: await settleReturn(deps, admin, { ...request.params, ...request.body }) };
  });
};
