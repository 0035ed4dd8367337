import { z } from 'zod';
import { imageItem } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { uploadErrors } from './endpoint-errors.ts';
import { reviewSortOptions, reviewStatuses } from './values/reviews.ts';

const stars = z.int().min(1).max(5);

/** A published review by a verified buyer, written after delivery and approved by the shop. */
export const publicReview = z.object({
  _id: z.string(),
  stars,
  text: z.string(),
  /** The author's first name. */
  name: z.string(),
  pictures: z.array(imageItem),
  /** The shop's reply; may be empty. */
  answer: z.string(),
  /** Creation time, ISO 8601. */
  createdAt: z.string(),
  /** Present if it was imported from the previous shop: its author is not a verified buyer. */
  imported: z.literal(true).optional(),
});
export type PublicReview = z.infer<typeof publicReview>;

const reply = z.object({
  /** Number of reviews by verified buyers. */
  count: z.int(),
  /** Number of reviews imported from the previous shop, which do not count for the average. */
  imported: z.int(),
  /** Average rating by verified buyers, to two decimals; null without reviews. */
  average: z.number().nullable(),
  /** Number of reviews by rating, one to five stars. */
  distribution: z.array(z.int()).length(5),
  page: z.int(),
  pages: z.int(),
  reviews: z.array(publicReview),
});
export type ProductReviews = z.infer<typeof reply>;

/** Reviews of a product, given by slug or id. */
export const listReviewsRoute = endpoint({
  method: 'GET',
  path: '/api/products/:key/reviews',
  access: 'public',
  params: z.strictObject({ key: z.string().min(1).max(200) }),
  query: z.strictObject({
    sort: z.enum(reviewSortOptions).optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .optional(),
  }),
  reply,
  errors: ['product_not_found'],
});

/** A line of a delivered order, with its buyer's review. */
export const reviewable = z.object({
  item: z.int(),
  name: z.string(),
  nameHi: z.string().optional(),
  review: z
    .object({
      status: z.enum(reviewStatuses),
      stars,
      text: z.string(),
      /** The reason for a rejection; empty without one. */
      refusal: z.string(),
      answer: z.string(),
    })
    .nullable(),
});
export type Reviewable = z.infer<typeof reviewable>;

const params = z.strictObject({ id: z.string().max(200) });
const headers = z.looseObject({ 'x-order-key': z.string().max(100).optional() });
const limit = { max: 30, minutes: 1, skipLocal: true } as const;
const state = z.object({ lines: z.array(reviewable) });
export type ReviewState = z.infer<typeof state>;

/**
 * Reviewable lines of an order, for its customer (by session, account or emailed link); empty
 * before delivery.
 */
export const getOwnReviewsRoute = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id/reviews',
  access: 'public',
  limit,
  params,
  headers,
  reply: state,
  errors: ['order_not_found'],
});

/**
 * Submits a review: fields `item`, `stars`, `text`, and up to three `images`. A rejected review may
 * be resubmitted.
 */
export const writeReviewRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/:id/reviews',
  access: 'shopper',
  kind: 'form',
  limit,
  params,
  headers,
  reply: state,
  errors: ['order_not_found', 'order_state', 'review_written', ...uploadErrors],
});
