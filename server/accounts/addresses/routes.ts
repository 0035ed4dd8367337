import {
  addAddress as addCall,
  addresses as listReply,
  primaryAddress as primaryCall,
  removeAddress as removeCall,
  updateAddress as updateCall,
} from '@jyotiratna/contract/calls/account';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../../platform/http/routes.ts';
import { addAddress, changeAddress, removeAddress } from './change-addresses.ts';
import { readAddresses, readPrimaryAddress } from './read-addresses.ts';

const tags = ['Addresses'];
const config = { access: 'user' } as const;

/** The caller's saved addresses, by their position in the caller's own list. */
export const addressRoutes: Routes = async (app, { deps }) => {
  app.get('/users/addresses', { config, schema: { tags, response: { 200: listReply } } }, async (request) =>
    readAddresses(deps, await request.actor()),
  );

  app.get('/users/address', { config, schema: { tags, response: { 200: primaryCall.reply } } }, async (request) =>
    readPrimaryAddress(deps, await request.actor()),
  );

  app.post(
    '/users/addresses',
    { config, schema: { tags, body: addCall.body, response: { 200: addCall.reply } } },
    async (request) => addAddress(deps, await request.actor(), request.body),
  );

  app.put(
    '/users/addresses/:index',
    { config, schema: { tags, params: updateCall.params, body: updateCall.body, response: { 200: updateCall.reply } } },
    async (request) =>
      changeAddress(deps, await request.actor(), position(request.params.index, request), request.body),
  );

  app.delete(
    '/users/addresses/:index',
    { config, schema: { tags, params: removeCall.params, response: { 200: removeCall.reply } } },
    async (request) => removeAddress(deps, await request.actor(), position(request.params.index, request)),
  );
};

function position(index: string, request: FastifyRequest) {
  return { index, version: request.headers['if-match'] };
}
