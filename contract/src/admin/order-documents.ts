import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { creditNoteParams, documentErrors, orderParams as params } from '../orders.ts';
import { issue } from '../values/error-messages.ts';

export const getAdminInvoice = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/invoice.pdf',
  access: 'admin',
  kind: 'file',
  type: 'application/pdf',
  params,
  errors: documentErrors,
});

export const getAdminCreditNote = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/credit-notes/:refundKey',
  access: 'admin',
  kind: 'file',
  type: 'application/pdf',
  params: creditNoteParams,
  errors: documentErrors,
});

/** Packing slips of the paid orders with these comma-separated ids, as one PDF. */
export const getPackingSlipsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/packing-slips',
  access: 'admin',
  kind: 'file',
  type: 'application/pdf',
  query: z.strictObject({
    orders: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64}){0,99}$/, issue('id_invalid'))
      .transform((text) => text.split(',')),
  }),
  errors: ['order_not_found', 'order_state'],
});
