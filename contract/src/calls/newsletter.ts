import { z } from 'zod';
import { issue } from '../values/sentences.ts';
import { email, id, queryCount, success } from './parts.ts';

/** The reply is the same whoever it is: it never tells who is on the list. */
export const subscribe = { body: z.strictObject({ email }), reply: success };

/** `token` comes from a letter's link. */
export const answerLetter = {
  body: z.strictObject({ token: z.string(issue('link_incomplete')).min(1, issue('link_incomplete')).max(200) }),
  reply: success,
};

/** Who gets the letter, the latest first. Addresses that were asked and have not said yes are only counted. */
export const listSubscribers = {
  query: z.strictObject({
    limit: queryCount(200).optional(),
    /** The id of the last subscriber seen. */
    cursor: id.optional(),
  }),
  reply: z.object({
    subscribers: z.array(z.object({ _id: z.string(), email: z.string(), since: z.string() })),
    confirmed: z.int(),
    unconfirmed: z.int(),
    nextCursor: z.string().nullable(),
  }),
};
export type SubscriberQuery = z.input<typeof listSubscribers.query>;
export type SubscriberList = z.infer<typeof listSubscribers.reply>;
