import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, line, phone } from './fields.ts';
import { bookingModes } from './values/booking-price.ts';
import { issue } from './values/error-messages.ts';

/** A day in India, YYYY-MM-DD. */
export const date = z.string(issue('day_needed')).regex(/^\d{4}-\d{2}-\d{2}$/, issue('day_needed'));
export const time = z.string(issue('time_needed')).regex(/^\d{2}:\d{2}$/, issue('time_needed'));

/**
 * The secret from a message about the booking; without it the booking must belong to the caller's
 * account.
 */
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
  /** ISO 8601: its earliest start ever scheduled. The cancellation fee depends on this time. */
  earliestStartsAt: z.string(),
  status: z.enum(['booked', 'cancelled']),
  price: z.object({
    /** Amount due at the start of a phone or video session; 0 for a chat. */
    session: z.number(),
    /** Rate of a chat after the free minutes; 0 for phone and video. */
    perMinute: z.number(),
    freeMinutes: z.int(),
    /** The amount charged at booking. */
    payNow: z.number(),
  }),
  paid: z.number(),
  /** Whether a cancellation costs a fee, as configured on the day of booking. */
  cancelFees: z.boolean(),
  /** The outcome of a cancellation; null while the session is active. */
  refund: z
    .object({
      amount: z.number(),
      fee: z.number(),
      /**
       * Additional compensation if the shop cancelled: the fee that the customer would have paid.
       */
      extra: z.number(),
      rule: z.string(),
    })
    .nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.string(),
});
export type Booking = z.infer<typeof booking>;

const reply = z.object({ booking });
const params = z.strictObject({ id });

/**
 * Rate limit: permits several bookings of a household, but no filling of the calendar by scripts.
 */
const limit = { max: 30, minutes: 1, skipLocal: true } as const;

export const listSlotsRoute = endpoint({
  method: 'GET',
  path: '/api/bookings/slots',
  access: 'public',
  query: z.strictObject({ healerId: id, date }),
  reply: z.object({
    date: z.string(),
    slots: z.array(z.object({ time: z.string(), available: z.boolean() })),
  }),
  errors: ['healer_not_found'],
});
export type BookingSlots = z.infer<typeof listSlotsRoute.reply>;

export const createBookingRoute = endpoint({
  method: 'POST',
  path: '/api/bookings',
  access: 'shopper',
  limit,
  body: z.strictObject({
    healerId: id,
    mode: z.enum(bookingModes, issue('mode_needed')),
    date,
    time,
    name: line(120, issue('name_missing')),
    email,
    phone,
    /** The displayed price in rupees, for a chat per minute; a different price is rejected. */
    price: z.number().optional(),
  }),
  reply,
  errors: [
    'customer_blocked',
    'healer_not_found',
    'healer_offline',
    'price_changed',
    'slot_taken',
    'too_many_attempts',
    'unauthenticated',
  ],
});
export type CreateBookingBody = z.infer<typeof createBookingRoute.body>;

export const getBooking = endpoint({
  method: 'GET',
  path: '/api/bookings/:id',
  access: 'shopper',
  worded: true,
  params,
  headers: z.looseObject({ 'x-booking-token': token }),
  reply,
  errors: ['booking_not_found'],
});

export const cancelBookingRoute = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancel',
  access: 'shopper',
  limit,
  params,
  body: z.strictObject({ token }),
  reply,
  errors: ['booking_not_found', 'booking_state'],
});

/**
 * Assigns a session booked without a login to the caller: their balance pays for it, and it opens
 * in their account.
 */
export const claimBookingRoute = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/claim',
  access: 'user',
  limit,
  params,
  body: z.strictObject({ token }),
  reply,
  errors: ['booking_not_found', 'booking_state'],
});

export const rescheduleBookingRoute = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/reschedule',
  access: 'shopper',
  limit,
  params,
  body: z.strictObject({ date, time, token }),
  reply,
  errors: [
    'booking_not_found',
    'booking_state',
    'booking_moves',
    'healer_not_found',
    'slot_taken',
    'too_many_attempts',
  ],
});

export const myBookings = endpoint({
  method: 'GET',
  path: '/api/users/bookings',
  access: 'user',
  worded: true,
  reply: z.object({ bookings: z.array(booking) }),
});
