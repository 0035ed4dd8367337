import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, queryCount } from '../fields.ts';
import { subscriberStates } from '../values/imports.ts';

/** Newsletter subscribers, latest first. Unconfirmed addresses are not listed. */
export const listSubscribersRoute = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter',
  access: 'admin',
  query: z.strictObject({
    limit: queryCount(200).optional(),
    /** Pagination cursor: the id of the last subscriber of the previous page. */
    cursor: id.optional(),
  }),
  reply: z.object({
    subscribers: z.array(
      z.object({
        _id: z.string(),
        email: z.string(),
        since: z.string(),
        state: z.enum(subscriberStates),
      }),
    ),
    confirmed: z.int(),
    /** Number of subscribers imported from the previous shop and not confirmed here. */
    imported: z.int(),
    unconfirmed: z.int(),
    /** The number of subscribers that a campaign would reach now. */
    readers: z.int(),
    nextCursor: z.string().nullable(),
  }),
});
export type SubscriberList = z.infer<typeof listSubscribersRoute.reply>;

/** All subscribers as CSV. */
export const exportSubscribersRoute = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/export.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
});
