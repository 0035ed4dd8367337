import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, prose } from '../fields.ts';
import { orderParams } from '../orders.ts';
import { privacyRequest } from '../privacy-requests.ts';
import { issue } from '../values/error-messages.ts';

export const adminPrivacyRequest = privacyRequest.extend({
  name: z.string(),
  /** Null once the account is deleted. */
  email: z.string().nullable(),
  overdue: z.boolean(),
});
export type AdminPrivacyRequest = z.infer<typeof adminPrivacyRequest>;

/** Open requests by deadline, then answered ones, latest first; at most 200. */
export const listAdminPrivacyRequests = endpoint({
  method: 'GET',
  path: '/api/admin/privacy-requests',
  access: 'admin',
  query: z.strictObject({ state: z.enum(['open', 'answered']).optional() }),
  reply: z.object({ requests: z.array(adminPrivacyRequest), open: z.int(), overdue: z.int() }),
});

/** Sends the answer to the user, once. */
export const answerPrivacyRequest = endpoint({
  method: 'POST',
  path: '/api/admin/privacy-requests/:id/answer',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({ answer: prose(4000).min(1, issue('privacy_answer_empty')) }),
  reply: z.object({ request: adminPrivacyRequest }),
  errors: ['not_found', 'order_state'],
});

/**
 * Returns the full PAN of an order's buyer. Administrator, time and reason are recorded in the
 * audit log first.
 */
export const revealPanRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/pan',
  access: 'admin',
  params: orderParams,
  body: z.strictObject({ reason: line(300, issue('pan_reason')) }),
  reply: z.object({ pan: z.string() }),
  errors: ['order_not_found', 'order_state'],
});
