import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, prose } from './fields.ts';
import { reviewStatuses } from './values/reviews.ts';

const answer = z.object({ by: z.enum(['shop', 'healer']), text: z.string() });

/** A published review of a completed session. */
export const sessionReview = z.object({
  stars: z.int().min(1).max(5),
  text: z.string(),
  /** The customer's first name; null without their consent. */
  name: z.string().nullable(),
  /** The month in which it was written, YYYY-MM: a day could reveal a session. */
  month: z.string(),
  answer: answer.nullable(),
});
export type SessionReview = z.infer<typeof sessionReview>;

/**
 * A session review as its author sees it: pending moderation, published, or rejected with a reason.
 */
export const ownSessionReview = z.object({
  status: z.enum(reviewStatuses),
  refusal: z.string(),
  showName: z.boolean(),
  answer: answer.nullable(),
});
export type OwnSessionReview = z.infer<typeof ownSessionReview>;

/** The published reviews of a healer's sessions, latest first. */
export const listSessionReviewsRoute = endpoint({
  method: 'GET',
  path: '/api/healers/:id/reviews',
  access: 'public',
  params: z.strictObject({ id }),
  query: z.strictObject({
    page: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .optional(),
  }),
  reply: z.object({
    count: z.int(),
    page: z.int(),
    pages: z.int(),
    reviews: z.array(sessionReview),
  }),
  errors: ['healer_not_found'],
});
export type SessionReviews = z.infer<typeof listSessionReviewsRoute.reply>;

/** The published reviews of the calling healer's own sessions, latest first, at most 100. */
export const listHealerReviewsRoute = endpoint({
  method: 'GET',
  path: '/api/healer/reviews',
  access: 'healer',
  reply: z.object({ reviews: z.array(sessionReview.extend({ id: z.string() })) }),
});

/** The healer's public reply; an empty text removes it. */
export const answerSessionReview = endpoint({
  method: 'POST',
  path: '/api/healer/reviews/:id/answer',
  access: 'healer',
  limit: { max: 30, minutes: 1, skipLocal: true },
  params: z.strictObject({ id }),
  body: z.strictObject({ answer: prose(1000) }),
  reply: listHealerReviewsRoute.reply,
  errors: ['not_found'],
});
