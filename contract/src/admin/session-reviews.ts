import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, prose, queryCount, version } from '../fields.ts';
import { sessionReview } from '../session-reviews.ts';
import { issue } from '../values/error-messages.ts';
import { reviewStatuses } from '../values/reviews.ts';

export const adminSessionReview = sessionReview.extend({
  /** Id of the session. */
  id: z.string(),
  healerName: z.string(),
  status: z.enum(reviewStatuses),
  refusal: z.string(),
  /** Incremented by each edit of the customer, so that an unread text cannot be published. */
  version,
  createdAt: z.string(),
});
export type AdminSessionReview = z.infer<typeof adminSessionReview>;

/** Session reviews, latest first. `waiting` counts unmoderated ones, regardless of the filter. */
export const listAdminSessionReviews = endpoint({
  method: 'GET',
  path: '/api/admin/session-reviews',
  access: 'admin',
  query: z.strictObject({
    status: z.enum(reviewStatuses).optional(),
    limit: queryCount(100).optional(),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({
    reviews: z.array(adminSessionReview),
    waiting: z.int(),
    nextCursor: z.string().nullable(),
  }),
});

const params = z.strictObject({ id });
const reply = z.object({ review: adminSessionReview });
const errors = ['not_found', 'order_state'] as const;

export const publishSessionReview = endpoint({
  method: 'POST',
  path: '/api/admin/session-reviews/:id/publish',
  access: 'admin',
  params,
  body: z.strictObject({ version }),
  reply,
  errors,
});

/**
 * Rejects a review, also a published one, which is then unpublished. The reason is sent to its
 * author.
 */
export const rejectSessionReview = endpoint({
  method: 'POST',
  path: '/api/admin/session-reviews/:id/refuse',
  access: 'admin',
  params,
  body: z.strictObject({ version, reason: line(500, issue('review_reason')) }),
  reply,
  errors,
});

/** Sets the shop's public reply, replacing the previous one; an empty text removes it. */
export const respondToSessionReview = endpoint({
  method: 'POST',
  path: '/api/admin/session-reviews/:id/answer',
  access: 'admin',
  params,
  body: z.strictObject({ version, answer: prose(1000) }),
  reply,
  errors,
});
