import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, rupees } from '../fields.ts';
import { booking, date, time } from '../healers.ts';

/** A booking as administrators see it; `room` is where the session takes place, null where no link leads there. */
const adminBooking = booking.extend({
  room: z.string().nullable(),
  /** The slot was not held: what was paid for it is to be given back. */
  attention: z.boolean(),
});
export type AdminBooking = z.infer<typeof adminBooking>;

/** Everyone's sessions from a day on, today without one. */
export const adminBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings',
  access: 'admin',
  query: z.strictObject({ from: date.optional() }),
  reply: z.object({ bookings: z.array(adminBooking) }),
});

const params = z.strictObject({ id });

/**
 * Notes what a customer has paid for a session in all, rupees. `was` is the sum that the note is based on: `stale_edit`,
 * with the `booking` as it is, when another was noted in the meantime.
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

/** The start that a change is based on, ISO 8601: `stale_edit`, with the `booking` as it is, when it was moved in the meantime. */
const was = z.iso.datetime().optional();

/** Cancels a session for the shop, begun or not: what was paid goes back whole. */
export const cancelBookingByShop = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/cancel',
  access: 'admin',
  params,
  body: z.strictObject({ was }),
  reply: z.object({ booking }),
  errors: ['booking_not_found', 'stale_edit'],
});

/** Moves a session for the shop to another slot of the same healer. It counts as none of the customer's moves. */
export const moveBookingByShop = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/reschedule',
  access: 'admin',
  params,
  body: z.strictObject({ date, time, was }),
  reply: z.object({ booking }),
  errors: ['booking_not_found', 'booking_state', 'slot_taken', 'stale_edit'],
});
