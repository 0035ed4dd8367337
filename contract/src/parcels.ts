import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line, phone, success } from './fields.ts';
import { orderItem, orderParams } from './orders.ts';
import { issue } from './values/error-messages.ts';
import { orderStatuses } from './values/order-states.ts';
import { parcelStates } from './values/parcel-states.ts';

/** An event reported by the courier; `state` is null if it did not change the state. */
export const parcelEvent = z.object({
  state: z.enum(parcelStates).nullable(),
  /** Time reported by the courier, ISO 8601. */
  at: z.string(),
  place: z.string().nullable(),
  remark: z.string().nullable(),
});

/** An order's parcel, latest event first. It contains no personal data. */
export const orderParcel = z.object({
  state: z.enum(parcelStates),
  awb: z.string(),
  carrier: z.string(),
  trackingUrl: z.string().nullable(),
  /** The day in India (YYYY-MM-DD) on which the courier expects to deliver it. */
  expectedOn: z.string().nullable(),
  events: z.array(parcelEvent),
  /** After a missed delivery, the days that the customer may select; otherwise null. */
  question: z.object({ days: z.array(z.string()) }).nullable(),
  /** The customer's answer, until the next delivery attempt; null without one. */
  answer: z.object({ day: z.string().nullable() }).nullable(),
});
export type OrderParcel = z.infer<typeof orderParcel>;

const headers = z.looseObject({ 'x-order-key': z.string().max(100).optional() });
const limit = { max: 30, minutes: 1, skipLocal: true } as const;
const parcelReply = z.object({ parcel: orderParcel.nullable() });

/** The parcel of an order, for its owner and a client with an emailed link to the order. */
export const getOrderParcel = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id/parcel',
  access: 'public',
  limit,
  params: orderParams,
  headers,
  reply: parcelReply,
  errors: ['order_not_found'],
});

/** Answers a missed delivery with another day or a corrected phone number. */
export const answerMissedRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/:id/parcel/answer',
  access: 'public',
  limit,
  params: orderParams,
  headers,
  body: z
    .strictObject({ day: z.iso.date(issue('date_needed')).optional(), phone: phone.optional() })
    .refine(
      ({ day, phone: given }) => day !== undefined || given !== undefined,
      issue('missed_answer_needed'),
    ),
  reply: parcelReply,
  errors: ['order_not_found', 'order_state'],
});

/** The data of an order on the tracking page: no name, no address, no amount. */
export const trackedOrder = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  timeline: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })),
  items: z.array(orderItem.pick({ name: true, nameHi: true, qty: true })),
  arrives: z.object({ from: z.string(), to: z.string() }).nullable(),
  parcel: orderParcel.nullable(),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

/**
 * Finds an order by its number and its phone number or email address; any mismatch is the same
 * error.
 */
export const trackOrderRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/track',
  access: 'public',
  limit: { max: 15, minutes: 10 },
  body: z.strictObject({
    orderNumber: line(40, issue('order_number_needed')),
    contact: line(254, issue('contact_needed')),
  }),
  reply: z.object({ order: trackedOrder }),
  errors: ['order_not_found', 'too_many_attempts'],
});

/**
 * Emails the link to the full order to the order's own address, given the same number and contact;
 * the response is identical for an order without an email address. At most one per hour.
 */
export const sendOrderLinkRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/track/link',
  access: 'public',
  limit: { max: 15, minutes: 10 },
  body: trackOrderRoute.body,
  reply: success,
  errors: ['order_not_found', 'too_many_attempts'],
});

/**
 * The available lines of an order as cart lines for a reorder, and the names of unavailable ones.
 */
export const getReorder = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id/again',
  access: 'public',
  limit,
  params: orderParams,
  headers,
  reply: z.object({
    lines: z.array(
      z.object({
        productId: z.string(),
        variant: z.string().optional(),
        quantity: z.int(),
        name: z.string(),
      }),
    ),
    missing: z.array(z.string()),
  }),
  errors: ['order_not_found'],
});

/** A courier's webhook. The body is not parsed: its signature (HMAC) covers exactly these bytes. */
export const receiveParcelEvents = endpoint({
  method: 'POST',
  path: '/api/parcels/events',
  access: 'public',
  kind: 'bytes',
  foreignCallers: true,
  reply: success,
  errors: ['unauthenticated', 'courier_off'],
});
