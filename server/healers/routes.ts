import * as calls from '@jyotiratna/contract/calls/bookings';
import { byAddress } from '../checkout/limits.ts';
import type { Routes } from '../platform/http/routes.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createBooking } from './create-booking.ts';
import { listSlots } from './list-slots.ts';
import { readAllBookings, readBooking, readMyBookings } from './read-bookings.ts';
import { recordPayment } from './record-payment.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

const tags = ['Bookings'];
const reading = { access: 'public' } as const;
/** A household books a few sessions; a machine that fills the calendar is slowed down. */
const writing = { access: 'shopper', rateLimit: byAddress(30) } as const;

/** Sessions with healers. */
export const bookingRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/bookings/slots',
    {
      config: reading,
      schema: { tags, querystring: calls.bookingSlots.query, response: { 200: calls.bookingSlots.reply } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return listSlots(deps, request.query);
    },
  );

  app.post(
    '/bookings',
    {
      config: writing,
      schema: { tags, body: calls.createBooking.body, response: { 200: calls.createBooking.reply } },
    },
    async (request, reply) => ({ booking: await createBooking(deps, await reply.keepGuest(), request.body) }),
  );

  app.get(
    '/bookings/:id',
    {
      config: { access: 'shopper' },
      schema: {
        tags,
        params: calls.getBooking.params,
        headers: calls.getBooking.headers,
        response: { 200: calls.getBooking.reply },
      },
    },
    async (request) => {
      const token = request.headers['x-booking-token'];
      return { booking: await readBooking(deps, await request.actor(), { id: request.params.id, token }) };
    },
  );

  app.post(
    '/bookings/:id/cancel',
    {
      config: writing,
      schema: {
        tags,
        params: calls.cancelBooking.params,
        body: calls.cancelBooking.body,
        response: { 200: calls.cancelBooking.reply },
      },
    },
    async (request) => ({
      booking: await cancelBooking(deps, await request.actor(), { ...request.params, ...request.body }),
    }),
  );

  app.post(
    '/bookings/:id/reschedule',
    {
      config: writing,
      schema: {
        tags,
        params: calls.rescheduleBooking.params,
        body: calls.rescheduleBooking.body,
        response: { 200: calls.rescheduleBooking.reply },
      },
    },
    async (request) => ({
      booking: await rescheduleBooking(deps, await request.actor(), { ...request.params, ...request.body }),
    }),
  );

  app.get(
    '/users/bookings',
    { config: { access: 'user' }, schema: { tags, response: { 200: calls.myBookings.reply } } },
    async (request) => ({ bookings: await readMyBookings(deps, await request.actor()) }),
  );

  app.get(
    '/admin/bookings',
    {
      config: { access: 'admin' },
      schema: { tags, querystring: calls.adminBookings.query, response: { 200: calls.adminBookings.reply } },
    },
    async (request) => ({ bookings: await readAllBookings(deps, request.query) }),
  );

  app.post(
    '/admin/bookings/:id/payment',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        params: calls.recordBookingPayment.params,
        body: calls.recordBookingPayment.body,
        response: { 200: calls.recordBookingPayment.reply },
      },
    },
    async (request) => ({
      booking: await recordPayment(deps, await request.actor(), { ...request.params, ...request.body }),
    }),
  );
};
