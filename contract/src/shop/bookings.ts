import type { AdminBooking, Booking, BookingSlots, CreateBookingBody } from '../calls/bookings.ts';
import { type Call, type CallOptions, queryString } from './call.ts';

type BookingReply = { booking: Booking };
type BookingsReply = { bookings: Booking[] };

const at = encodeURIComponent;

/** Sessions with healers. `token` is the secret from a message, for whoever did not book in this browser. */
export function createBookingCalls(call: Call) {
  return {
    slots: (query: { healerId: string; date: string }, options?: CallOptions) =>
      call<BookingSlots>('GET', `/bookings/slots${queryString(query)}`, undefined, options),
    /** 409 `slot_taken` when someone was quicker. */
    create: (body: CreateBookingBody) => call<BookingReply>('POST', '/bookings', body),
    get: (id: string, token?: string) =>
      call<BookingReply>(
        'GET',
        `/bookings/${at(id)}`,
        undefined,
        token ? { headers: { 'x-booking-token': token } } : {},
      ),
    cancel: (id: string, token?: string) =>
      call<BookingReply>('POST', `/bookings/${at(id)}/cancel`, token ? { token } : {}),
    reschedule: (id: string, slot: { date: string; time: string }, token?: string) =>
      call<BookingReply>('POST', `/bookings/${at(id)}/reschedule`, { ...slot, ...(token ? { token } : {}) }),
    mine: () => call<BookingsReply>('GET', '/users/bookings'),
    /** Administrators only: everyone's sessions from a day (YYYY-MM-DD) on, today without one. */
    all: (from?: string) => call<{ bookings: AdminBooking[] }>('GET', `/admin/bookings${queryString({ from })}`),
    /** Administrators only: what was paid for a session in all, rupees. */
    recordPayment: (id: string, body: { paid: number; was?: number }) =>
      call<BookingReply>('POST', `/admin/bookings/${at(id)}/payment`, body),
  };
}
