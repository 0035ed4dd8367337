import * as calls from '@jyotiratna/contract/calls/admin-orders';
import type { FastifyReply } from 'fastify';
import { requireMember } from '../../services/actor.ts';
import { getTaxDocument, type Pdf } from '../../services/invoices/get-pdf.ts';
import type { Routes } from '../routes.ts';

/** Tax documents as PDF: all for administrators, their own for customers. */
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

  app.get(
    '/users/orders/:id/invoice.pdf',
    { config: { access: 'user' }, schema: { tags: ['Orders'], params: calls.getAdminOrder.params } },
    async (request, reply) =>
      send(reply, await getTaxDocument(deps, requireMember(await request.actor()), request.params)),
  );
};

function send(reply: FastifyReply, { fileName, bytes }: Pdf) {
  return reply.type('application/pdf').header('content-disposition', `inline; filename="${fileName}"`).send(bytes);
}
