import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, queryCount } from '../fields.ts';
import { issue } from '../values/error-messages.ts';

export const message = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The order that the message refers to; null without one. */
  orderId: z.string().nullable(),
  createdAt: z.string(),
  /** Time at which an administrator marked the message as resolved; null while it is open. */
  answeredAt: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

/**
 * The administrators' inbox, latest first. `waiting` counts the open messages, regardless of the
 * filter.
 */
export const listMessagesRoute = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'admin',
  query: z.strictObject({
    state: z.enum(['waiting', 'answered']).optional(),
    /** Search terms in the name, the address, the subject or the message. */
    search: line(120, issue('word_needed')).optional(),
    limit: queryCount(100).optional(),
    /** Pagination cursor: the id of the last message of the previous page. */
    cursor: id.optional(),
  }),
  reply: z.object({
    messages: z.array(message),
    waiting: z.int(),
    nextCursor: z.string().nullable(),
  }),
});
export type MessageQuery = z.input<typeof listMessagesRoute.query>;
export type MessageList = z.infer<typeof listMessagesRoute.reply>;

export const markMessageRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/messages/:id',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({ answered: z.boolean() }),
  reply: z.object({ message }),
  errors: ['not_found'],
});
