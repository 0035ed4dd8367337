import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, rupees } from '../fields.ts';
import { booking, date, time } from '../healers.ts';

/**
 * A booking as administrators see it; `room` is the URL of its voice or video room, null if it has
 * none.
 */
const adminBooking = booking.extend({
  room: z.string().nullable(),
  /** True if the slot could not be reserved, so that the payment must be refunded. */
  attention: z.boolean(),
});
export type AdminBooking = z.infer<typeof adminBooking>;

/** All healers' sessions from a given day on, by default today. */
export const adminBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings',
  access: 'admin',
  query: z.strictObject({ from: date.optional() }),
  reply: z.object({ bookings: z.array(adminBooking) }),
});

const params = z.strictObject({ id });

/**
 * Records the total amount paid by a customer for a session, in rupees. `was` is the amount that
 * the change is based on: `stale_edit`, with the current `booking`, if another amount was recorded
 * in the meantime.
 */
export const recordBookingPayment = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/payment',
  access: 'admin',
  params,
  body: z.strictObject({ paid: rupees, was: rupees.optional() }),
  reply: z.object({ booking }),
  errors: ['booking_not_found', 'booking_state', 'booking_billed', 'stale_edit'],
});

/**
 * The start that a change is based on, ISO 8601: `stale_edit`, with the current `booking`, if the
 * session was moved in the meantime.
 */
const previous = z.iso.datetime().optional();

/** Cancels a session on behalf of the shop, started or not: the payment is refunded in full. */
export const cancelBookingByShop = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/cancel',
  access: 'admin',
  params,
  body: z.strictObject({ was: previous }),
  reply: z.object({ booking }),
  errors: ['booking_not_found', 'stale_edit'],
});

/**
 * Moves a session to another slot of the same healer on behalf of the shop. It does not count as
 * a move by the customer.
 */
export const moveBookingByShop = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/reschedule',
  access: 'admin',
  params,
  body: z.strictObject({ date, time, was: previous }),
  reply: z.object({ booking }),
  errors: ['booking_not_found', 'booking_state', 'slot_taken', 'stale_edit'],
});
