import { z } from 'zod';
import { bookingModes } from '../values/booking-price.ts';
import { phonePattern } from '../values/checkout-form.ts';
import { issue } from '../values/sentences.ts';
import { email, id, line, rupees } from './parts.ts';

const date = z.string(issue('day_needed')).regex(/^\d{4}-\d{2}-\d{2}$/, issue('day_needed'));
const time = z.string(issue('time_needed')).regex(/^\d{2}:\d{2}$/, issue('time_needed'));

/** The secret from the message about a booking; without it the caller's own session has to own the booking. */
const token = z.string().min(1).max(200).optional();

/** A session with a healer. Amounts in rupees, `date` and `time` in India. */
export const booking = z.object({
  id: z.string(),
  healerId: z.string(),
  healerName: z.string(),
  mode: z.enum(bookingModes),
  date: z.string(),
  time: z.string(),
  /** ISO 8601. */
  startsAt: z.string(),
  /** ISO 8601: the earliest start it ever had. What a cancellation costs counts to here. */
  earliestStartsAt: z.string(),
  status: z.enum(['booked', 'cancelled']),
  price: z.object({
    /** Due at the start of a phone or video session; 0 for a chat. */
    session: z.number(),
    /** Rate of a chat after the free minutes; 0 for phone and video. */
    perMinute: z.number(),
    freeMinutes: z.int(),
    /** What is taken at the moment of booking. */
    payNow: z.number(),
  }),
  paid: z.number(),
  /** What came of a cancellation; null while the session stands. */
  refund: z.object({ amount: z.number(), fee: z.number(), rule: z.string() }).nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.string(),
});
export type Booking = z.infer<typeof booking>;

const reply = z.object({ booking });
const params = z.strictObject({ id });

export const createBooking = {
  body: z.strictObject({
    healerId: id,
    mode: z.enum(bookingModes, issue('mode_needed')),
    date,
    time,
    name: line(120, issue('name_missing')),
    email,
    phone: z
      .string(issue('phone_invalid'))
      .trim()
      .regex(phonePattern, issue('phone_invalid'))
      .refine((text) => /\d/.test(text), issue('phone_invalid')),
  }),
  reply,
};
export type CreateBookingBody = z.infer<typeof createBooking.body>;

export const bookingSlots = {
  query: z.strictObject({ healerId: id, date }),
  reply: z.object({ date: z.string(), slots: z.array(z.object({ time: z.string(), available: z.boolean() })) }),
};
export type BookingSlots = z.infer<typeof bookingSlots.reply>;

export const getBooking = { params, headers: z.object({ 'x-booking-token': token }), reply };
export const cancelBooking = { params, body: z.strictObject({ token }), reply };
export const rescheduleBooking = { params, body: z.strictObject({ date, time, token }), reply };

export const myBookings = { reply: z.object({ bookings: z.array(booking) }) };

/** A booking as administrators see it; `room` is where the session takes place, null where no link leads there. */
const adminBooking = booking.extend({ room: z.string().nullable() });
export type AdminBooking = z.infer<typeof adminBooking>;

export const adminBookings = {
  query: z.strictObject({ from: date.optional() }),
  reply: z.object({ bookings: z.array(adminBooking) }),
};

/**
 * Notes what a customer has paid for a session in all. `was` is the sum that the note is based on: 409 `stale_edit`, with
 * the `booking` as it is, when another was noted meanwhile.
 */
export const recordBookingPayment = {
  params,
  body: z.strictObject({ paid: rupees, was: rupees.optional() }),
  reply,
};
