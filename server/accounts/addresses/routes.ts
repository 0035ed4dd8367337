import * as calls from '@jyotiratna/contract/accounts';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addAddress, changeAddress, removeAddress } from './change-addresses.ts';
import { readAddresses, readPrimaryAddress } from './read-addresses.ts';

/** Endpoints of the caller's saved addresses, identified by their position in the list. */
export const addressRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listAddressesRoute, async (request) =>
    readAddresses(deps, await request.actor()),
  );

  serve(app, calls.primaryAddress, async (request) =>
    readPrimaryAddress(deps, await request.actor()),
  );

  serve(app, calls.addAddressRoute, async (request) =>
    addAddress(deps, await request.actor(), request.body),
  );

  serve(app, calls.updateAddressRoute, async (request) =>
    changeAddress(
      deps,
      await request.actor(),
      position(request.params.index, request),
      request.body,
    ),
  );

  serve(app, calls.removeAddressRoute, async (request) =>
    removeAddress(deps, await request.actor(), position(request.params.index, request)),
  );
};

function position(index: string, request: FastifyRequest) {
  return { index, version: request.headers['if-match'] };
}
