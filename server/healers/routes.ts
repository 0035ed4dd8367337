import * as admin from '@jyotiratna/contract/admin/bookings';
import * as profiles from '@jyotiratna/contract/healer-profiles';
import * as healers from '@jyotiratna/contract/healers';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveCached } from '../platform/http/serve-cached.ts';
import { cancelBooking } from './cancel-booking.ts';
import { cancelByShop, moveByShop } from './change-by-shop.ts';
import { claimBooking } from './claim-booking.ts';
import { createBooking } from './create-booking.ts';
import { listSlots } from './list-slots.ts';
import { listHealers } from './profiles/read-healers.ts';
import { readAllBookings, readBooking, readMyBookings } from './read-bookings.ts';
import { recordPaymentOfBooking } from './record-payment.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

/** Healers, and bookings of sessions with them. */
export const bookingRoutes: Routes = async (app, { deps }) => {
  serveCached(
    app,
    deps,
    profiles.listHealersRoute,
    async () => ({ healers: await listHealers(deps) }),
    {
      capacityBytes: 1024 * 1024,
    },
  );

  serve(app, healers.listSlotsRoute, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return listSlots(deps, request.query);
  });

  serve(app, healers.createBookingRoute, async (request, reply) => ({
    booking: await createBooking(deps, await reply.keepGuest(), request.body),
  }));

  serve(app, healers.getBooking, async (request) => {
    const token = request.headers['x-booking-token'];
    return {
      booking: await readBooking(deps, await request.actor(), { id: request.params.id, token }),
    };
  });

  serve(app, healers.cancelBookingRoute, async (request) => ({
    booking: await cancelBooking(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, healers.claimBookingRoute, async (request) => ({
    booking: await claimBooking(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, healers.rescheduleBookingRoute, async (request) => ({
    booking: await rescheduleBooking(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, healers.myBookings, async (request) => ({
    bookings: await readMyBookings(deps, await request.actor()),
  }));

  serve(app, admin.adminBookings, async (request) => ({
    bookings: await readAllBookings(deps, request.query),
  }));

  serve(app, admin.cancelBookingByShop, async (request) => ({
    booking: await cancelByShop(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, admin.moveBookingByShop, async (request) => ({
    booking: await moveByShop(deps, await request.actor(), { ...request.params, ...request.body }),
  }));

  serve(app, admin.recordBookingPayment, async (request) => ({
    booking: await recordPaymentOfBooking(deps, await request.actor(), {
      ...request.params,
      ...request.body,
    }),
  }));
};
