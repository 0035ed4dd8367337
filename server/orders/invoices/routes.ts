import * as admin from '@jyotiratna/contract/admin/order-documents';
import * as orders from '@jyotiratna/contract/orders';
import type { FastifyReply } from 'fastify';
import { type Actor, requireMember } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { getPackingSlips } from '../packing/get-packing-slips.ts';
import { getTaxDocument, type InvoicePdf } from './get-pdf.ts';

/**
 * An order's documents as PDF: packing slips for administrators; tax documents for administrators,
 * and for customers by their session or guest cookie.
 */
export const invoiceRoutes: Routes = async (app, { deps }) => {
  serve(app, admin.getAdminInvoice, async (request, reply) =>
    send(reply, await getTaxDocument(deps, requireMember(await request.actor()), request.params)),
  );

  serve(app, admin.getAdminCreditNote, async (request, reply) =>
    send(reply, await getTaxDocument(deps, requireMember(await request.actor()), request.params)),
  );

  serve(app, admin.getPackingSlipsRoute, async (request, reply) =>
    send(reply, await getPackingSlips(deps, request.query.orders)),
  );

  const theirs = async (
    request: { actor: () => Promise<Actor> },
    params: { id: string; refundKey?: string },
  ) => getTaxDocument(deps, await request.actor(), params);

  serve(app, orders.getInvoice, async (request, reply) =>
    send(reply, await theirs(request, request.params)),
  );

  serve(app, orders.getCreditNote, async (request, reply) =>
    send(reply, await theirs(request, request.params)),
  );
};

function send(reply: FastifyReply, { fileName, bytes }: InvoicePdf) {
  return reply
    .headers({
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(bytes);
}
