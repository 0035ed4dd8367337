import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { id } from '../fields.ts';
import { parcelEvent } from '../parcels.ts';
import { issue } from '../values/error-messages.ts';
import {
  parcelDirections,
  parcelStates,
  parcelViews,
  remittanceOutcomes,
} from '../values/parcel-states.ts';

/** A hand-over: orders given to the courier together, with the progress of their bookings. */
export const handOverView = z.object({
  id: z.string(),
  createdAt: z.string(),
  total: z.int(),
  /** Bookings without a response from the courier. */
  waiting: z.int(),
  booked: z.int(),
  /** Bookings rejected by the courier, with the reason. */
  failed: z.array(z.object({ orderId: z.string(), orderNumber: z.string(), reason: z.string() })),
  pickup: z.object({ id: z.string(), day: z.string() }).nullable(),
});
export type HandOver = z.infer<typeof handOverView>;

/** An order that cannot be handed over, with the reason. */
export const rejectedParcel = z.object({ orderId: z.string(), reason: z.string() });
export type RejectedParcel = z.infer<typeof rejectedParcel>;

const ids = z.array(id).min(1, issue('list_needed')).max(100);
const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, issue('key_invalid'));
const params = z.strictObject({ id: z.string().regex(/^[a-z2-7_]{1,40}$/) });

export const handOverRoute = endpoint({
  method: 'POST',
  path: '/api/admin/hand-overs',
  access: 'admin',
  /** `key` makes the request idempotent. */
  body: z.strictObject({ key, orders: ids }),
  reply: z.object({ handOver: handOverView, rejected: z.array(rejectedParcel) }),
  errors: ['courier_off'],
});

export const getHandOverRoute = endpoint({
  method: 'GET',
  path: '/api/admin/hand-overs/:id',
  access: 'admin',
  params,
  reply: z.object({ handOver: handOverView }),
  errors: ['not_found'],
});

/** The labels of a hand-over as one PDF. */
export const getLabelsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/hand-overs/:id/labels.pdf',
  access: 'admin',
  kind: 'file',
  type: 'application/pdf',
  params,
  errors: ['not_found', 'courier_off', 'courier_unavailable'],
});

/** A parcel as administrators see it; amounts in rupees. */
export const adminParcel = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  name: z.string().nullable(),
  direction: z.enum(parcelDirections),
  courier: z.string(),
  carrier: z.string().nullable(),
  awb: z.string().nullable(),
  state: z.enum(parcelStates),
  stateAt: z.string().nullable(),
  expectedOn: z.string().nullable(),
  misses: z.int(),
  answerDay: z.string().nullable(),
  /** Amount to collect as cash on delivery; 0 if the order is already paid. */
  cash: z.number(),
  failure: z.string().nullable(),
  contradicted: z.boolean(),
  /** Whether the booking can still be cancelled. */
  cancellable: z.boolean(),
  /** States that an administrator can set manually, with the sandbox courier only. */
  next: z.array(z.enum(parcelStates)),
  createdAt: z.string(),
});
export type AdminParcel = z.infer<typeof adminParcel>;

export const listParcelsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/parcels',
  access: 'admin',
  query: z.strictObject({ show: z.enum(parcelViews).optional() }),
  reply: z.object({
    /** The current courier; null if none is set up. */
    courier: z.object({ name: z.string(), title: z.string() }).nullable(),
    /** At most 200 parcels, oldest first, in `all` latest first. */
    parcels: z.array(adminParcel),
    handOvers: z.array(handOverView),
  }),
});

/** The parcels of an order with their events, latest first. */
export const getParcelsOfOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/parcels',
  access: 'admin',
  params: z.strictObject({ id: z.string().max(200) }),
  reply: z.object({ parcels: z.array(adminParcel.extend({ events: z.array(parcelEvent) })) }),
});

export const cancelParcelRoute = endpoint({
  method: 'POST',
  path: '/api/admin/parcels/:id/cancel',
  access: 'admin',
  params,
  reply: z.object({ parcel: adminParcel }),
  errors: ['not_found', 'order_state'],
});

/** Sets the next state of a sandbox parcel manually. */
export const moveParcelRoute = endpoint({
  method: 'POST',
  path: '/api/admin/parcels/:id/move',
  access: 'admin',
  params,
  body: z.strictObject({ to: z.enum(parcelStates) }),
  reply: z.object({ parcel: adminParcel }),
  errors: ['not_found', 'order_state', 'courier_off', 'courier_unavailable'],
});

/** Books a courier pickup of an approved return at the customer's address. */
export const bookReturnRoute = endpoint({
  method: 'POST',
  path: '/api/admin/returns/:id/pickup',
  access: 'admin',
  params: z.strictObject({ id: z.string().max(200) }),
  reply: z.object({ parcel: adminParcel }),
  errors: ['not_found', 'order_state', 'courier_off'],
});

/** Cash collected by couriers and not yet remitted, by courier and day of delivery in India. */
export const cashDue = z.object({
  courier: z.string(),
  day: z.string(),
  parcels: z.int(),
  due: z.number(),
});

/** A courier's cash remittance, with those of its lines that differ. Amounts in rupees. */
export const remittanceView = z.object({
  courier: z.string(),
  reference: z.string(),
  paidOn: z.string(),
  total: z.number(),
  lines: z.int(),
  matched: z.int(),
  differences: z.array(
    z.object({
      awb: z.string(),
      orderId: z.string().nullable(),
      orderNumber: z.string().nullable(),
      amount: z.number(),
      /** The expected amount; null for a parcel unknown to the shop. */
      due: z.number().nullable(),
      outcome: z.enum(remittanceOutcomes),
    }),
  ),
});
export type RemittanceView = z.infer<typeof remittanceView>;

export const listCashRoute = endpoint({
  method: 'GET',
  path: '/api/admin/parcel-cash',
  access: 'admin',
  reply: z.object({ due: z.array(cashDue), remittances: z.array(remittanceView) }),
});

/**
 * Imports a courier's remittance: a multipart form with `file` (CSV with columns for AWB and
 * amount), `reference` and `paidOn` (YYYY-MM-DD). Idempotent by `reference`.
 */
export const importRemittance = endpoint({
  method: 'POST',
  path: '/api/admin/parcel-cash/import',
  access: 'admin',
  kind: 'form',
  reply: z.object({ remittance: remittanceView, repeated: z.boolean() }),
  errors: [...uploadErrors, 'courier_off'],
});

/** Fetches the courier's remittances of the last weeks, if it has an API for them. */
export const fetchRemittances = endpoint({
  method: 'POST',
  path: '/api/admin/parcel-cash/fetch',
  access: 'admin',
  reply: z.object({ added: z.int() }),
  errors: ['courier_off', 'courier_unavailable'],
});
