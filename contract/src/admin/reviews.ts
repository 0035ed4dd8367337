import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, prose, queryCount } from '../fields.ts';
import { publicReview } from '../reviews.ts';
import { issue } from '../values/error-messages.ts';
import { reviewStatuses } from '../values/reviews.ts';

export const adminReview = publicReview.extend({
  status: z.enum(reviewStatuses),
  refusal: z.string(),
  productName: z.string(),
  productSlug: z.string(),
  /** Null for a review imported from the previous shop. */
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
});
export type AdminReview = z.infer<typeof adminReview>;

/** Reviews, latest first. `waiting` counts unmoderated reviews, regardless of the filter. */
export const listAdminReviewsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'admin',
  query: z.strictObject({
    status: z.enum(reviewStatuses).optional(),
    limit: queryCount(100).optional(),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({
    reviews: z.array(adminReview),
    waiting: z.int(),
    nextCursor: z.string().nullable(),
  }),
});

const params = z.strictObject({ id: z.string().max(200) });
const reply = z.object({ review: adminReview });
const errors = ['not_found', 'order_state'] as const;

export const publishReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/publish',
  access: 'admin',
  params,
  reply,
  errors,
});

/**
 * Rejects a review, also a published one, which is then unpublished. The reason is sent to its
 * author.
 */
export const rejectReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/refuse',
  access: 'admin',
  params,
  body: z.strictObject({ reason: line(500, issue('review_reason')) }),
  reply,
  errors,
});

/** The shop's public reply below a review; an empty string removes it. */
export const respondToReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/answer',
  access: 'admin',
  params,
  body: z.strictObject({ answer: prose(1000) }),
  reply,
  errors,
});
