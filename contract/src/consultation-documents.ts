import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { issue } from './values/error-messages.ts';

/** Documents of a session for its customer. */

const params = z.strictObject({ id });

/** The transcript as a text file. */
export const downloadTranscript = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/transcript.txt',
  access: 'member',
  kind: 'file',
  type: 'text/plain; charset=utf-8',
  params,
  errors: ['consultation_not_found', 'foreign_origin'],
});

/** The tax invoice of a billed session. */
export const consultationInvoice = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/invoice.pdf',
  access: 'user',
  kind: 'file',
  type: 'application/pdf',
  limit: { max: 30, minutes: 1, skipLocal: true },
  params,
  errors: ['consultation_not_found', 'consultation_state', 'invoice_unavailable'],
});

/** Credit notes for refunds of an invoiced session, for its customer, oldest first. */
export const readCreditNotesRoute = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/credit-notes',
  access: 'user',
  params,
  reply: z.object({
    /** Amounts in rupees, days in India. */
    notes: z.array(z.object({ number: z.string(), date: z.string(), amount: z.number() })),
  }),
  errors: ['consultation_not_found'],
});
export type SessionCreditNotes = z.infer<typeof readCreditNotesRoute.reply>;

/** A credit note as a PDF. */
export const creditNotePaper = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/credit-note.pdf',
  access: 'user',
  kind: 'file',
  type: 'application/pdf',
  limit: { max: 30, minutes: 1, skipLocal: true },
  params,
  query: z.strictObject({
    number: z.string().regex(/^SCN\/\d{4}\/\d{6,}$/, issue('value_invalid')),
  }),
  errors: ['consultation_not_found', 'not_found'],
});
