import * as calls from '@jyotiratna/contract/admin/customers';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  addNote,
  blockAccount,
  getCustomer,
  grantCredit,
  listCustomers,
  removeNote,
  unblock,
} from './customers.ts';

/** Endpoints of customers, notes about them, and blocks. */
export const adminCustomerRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listCustomersRoute, async (request) => listCustomers(deps, request.query));

  serve(app, calls.getCustomerRoute, async (request) => ({
    customer: await getCustomer(deps, request.params.key),
  }));

  serve(app, calls.addCustomerNote, async (request) => ({
    customer: await addNote(
      deps,
      requireAdmin(await request.actor()),
      request.params.key,
      request.body.text,
    ),
  }));

  serve(app, calls.removeCustomerNote, async (request) => ({
    customer: await removeNote(
      deps,
      requireAdmin(await request.actor()),
      request.params.key,
      Number(request.params.note),
    ),
  }));

  serve(app, calls.blockCustomer, async (request) => ({
    customer: await blockAccount(
      deps,
      requireAdmin(await request.actor()),
      request.params.key,
      request.body.reason,
    ),
  }));

  serve(app, calls.grantCreditRoute, async (request) => ({
    customer: await grantCredit(
      deps,
      requireAdmin(await request.actor()),
      request.params.key,
      request.body,
    ),
  }));

  serve(app, calls.unblockCustomer, async (request) => ({
    customer: await unblock(deps, requireAdmin(await request.actor()), request.params.key),
  }));
};
