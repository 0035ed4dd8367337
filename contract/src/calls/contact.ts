import { z } from 'zod';
import { issue } from '../values/sentences.ts';
import { email, id, line, prose, queryCount, success } from './parts.ts';

/** What a visitor writes on the contact page. */
export const sendMessage = {
  body: z.strictObject({
    name: line(120, issue('name_missing')),
    email,
    subject: line(160, issue('subject_missing')),
    message: prose(5000).refine((text) => text !== '', issue('text_missing')),
    /** The order it is about, by the id of its page. One that does not exist is left out. */
    orderId: id.optional(),
  }),
  reply: success,
};
export type MessageBody = z.input<typeof sendMessage.body>;

export const message = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The order it is about. */
  orderId: z.string().nullable(),
  createdAt: z.string(),
  /** When an administrator marked it as answered; null while it waits. */
  answeredAt: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

/** The administrators' inbox, newest first. `waiting` counts those without an answer, whatever the filter. */
export const listMessages = {
  query: z.strictObject({
    state: z.enum(['waiting', 'answered']).optional(),
    /** Words of the name, the address, the subject or the message. */
    search: line(120, issue('word_needed')).optional(),
    limit: queryCount(100).optional(),
    /** The id of the last message seen. */
    cursor: id.optional(),
  }),
  reply: z.object({ messages: z.array(message), waiting: z.int(), nextCursor: z.string().nullable() }),
};
export type MessageQuery = z.input<typeof listMessages.query>;
export type MessageList = z.infer<typeof listMessages.reply>;

export const markMessage = {
  params: z.strictObject({ id }),
  body: z.strictObject({ answered: z.boolean() }),
  reply: z.object({ message }),
};
