import * as calls from '@jyotiratna/contract/calls/admin-orders';
import type { FastifyReply } from 'fastify';
import { type Actor, requireMember } from '../../accounts/actor.ts';
import { byAddress } from '../../checkout/limits.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { getTaxDocument, type Pdf } from './get-pdf.ts';

/** Tax documents as PDF: all for administrators, their own for customers, by their session or their guest cookie. */
export const invoiceRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/admin/orders/:id/invoice.pdf',
    { config: { access: 'admin' }, schema: { tags: ['Administration'], params: calls.getAdminOrder.params } },
    async (request, reply) =>
      send(reply, await getTaxDocument(deps, requireMember(await request.actor()), request.params)),
  );

  app.get(
    '/admin/orders/:id/credit-notes/:refundKey',
    { config: { access: 'admin' }, schema: { tags: ['Administration'], params: calls.getCreditNote.params } },
    async (request, reply) =>
      send(reply, await getTaxDocument(deps, requireMember(await request.actor()), request.params)),
  );

  const tags = ['Orders'];
  const config = { access: 'public', rateLimit: byAddress(30) } as const;
  const theirs = async (request: { actor: () => Promise<Actor> }, params: { id: string; refundKey?: string }) =>
    getTaxDocument(deps, await request.actor(), params);

  app.get(
    '/payments/orders/:id/invoice.pdf',
    { config, schema: { tags, params: calls.getAdminOrder.params } },
    async (request, reply) => send(reply, await theirs(request, request.params)),
  );

  app.get(
    '/payments/orders/:id/credit-notes/:refundKey',
    { config, schema: { tags, params: calls.getCreditNote.params } },
    async (request, reply) => send(reply, await theirs(request, request.params)),
  );
};

function send(reply: FastifyReply, { fileName, bytes }: Pdf) {
  return reply
    .type('application/pdf')
    .headers({
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(bytes);
}
