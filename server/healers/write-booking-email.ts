import { type Booking, sourceLocale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { findUser } from '../accounts/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { type ComposedEmail, ownerOf, pageUrl } from '../platform/email/composed-email.ts';
import type { EmailRequest } from '../platform/email/request-email.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import {
  type Arrangement,
  bookingCancelled,
  bookingConfirmed,
  bookingReminder,
  sessionNotReserved,
} from './booking-emails.ts';
import { bookingNotice } from './booking-notice.ts';
import { findHealerAccount } from './presence-queries.ts';
import { presentBooking } from './present-booking.ts';
import { type BookingRow, findBooking, updateBooking } from './queries.ts';
import { sessionRooms } from './session-room.ts';

type BookingEmail = Extract<
  EmailRequest,
  {
    kind:
      | 'booking-confirmed'
      | 'booking-moved'
      | 'booking-notice'
      | 'booking-reminder'
      | 'booking-cancelled'
      | 'booking-not-held';
  }
>;
type Writing = Pick<Deps, 'db' | 'env' | 'clock'>;

/** Emails about booked sessions; null without a recipient. */
export async function writeBookingEmail(
  { db, env, clock }: Writing,
  request: BookingEmail,
): Promise<ComposedEmail | null> {
  const owner = ownerOf(env);
  switch (request.kind) {
    case 'booking-confirmed':
    case 'booking-moved': {
      const booking = await findBooking(db, request.bookingId);
      if (booking?.status !== 'booked') return null;
      const arrangement = await arrange({ db, env }, booking);
      const moved = request.kind === 'booking-moved';
      const { email: to, locale } = booking;
      const email = bookingConfirmed(await sessionOf(db, booking), { ...arrangement, moved }, emailMessages[locale]);
      return { to, locale, email };
    }
    case 'booking-notice': {
      const booking = owner ? await findBooking(db, request.bookingId) : null;
      // A session of a deleted account requires no action.
      if (!owner || !booking?.email) return null;
      const url = pageUrl(env, sourceLocale, '/admin/bookings');
      const email = bookingNotice(await presentBooking(db, booking, sourceLocale), { news: request.news, url });
      return { to: owner, replyTo: booking.email, email };
    }
    case 'booking-reminder': {
      const booking = await findBooking(db, request.bookingId);
      const stands = booking?.status === 'booked' && booking.startsAt.toISOString() === request.startsAt;
      if (!stands || booking.startsAt.getTime() <= clock.now()) return null;
      const { email: to, locale } = booking;
      const email = bookingReminder(
        await sessionOf(db, booking),
        await arrange({ db, env }, booking),
        emailMessages[locale],
      );
      return { to, locale, email };
    }
    case 'booking-not-held': {
      const booking = await findBooking(db, request.bookingId);
      const healer = booking && (await findHealerAccount(db, booking.healerId));
      const user = healer?.account.userId ? await findUser(db, healer.account.userId) : null;
      if (!booking || !user) return null;
      const { email: to, locale } = user;
      return {
        to,
        locale,
        email: sessionNotReserved(await presentBooking(db, booking, locale), emailMessages[locale]),
      };
    }
    case 'booking-cancelled': {
      const booking = await findBooking(db, request.bookingId);
      if (!booking) return null;
      const { email: to, locale } = request.to ?? booking;
      return to
        ? { to, locale, email: bookingCancelled(await sessionOf(db, { ...booking, locale }), emailMessages[locale]) }
        : null;
    }
  }
}

/** The session with its healer's name in the language of the customer. */
function sessionOf(db: Deps['db'], booking: BookingRow): Promise<Booking> {
  return presentBooking(db, booking, booking.locale);
}

/** The link that changes a session, with a new secret, and the way into it. */
async function arrange({ db, env }: Pick<Deps, 'db' | 'env'>, booking: BookingRow): Promise<Arrangement> {
  const token = newToken();
  await updateBooking(db, booking.id, { tokenHash: hashToken(token) });
  const healer = await findHealerAccount(db, booking.healerId);
  return {
    // After '#', so that the secret reaches no server's log.
    url: `${pageUrl(env, booking.locale, `/booking/${booking.id}`)}#${token}`,
    room: (await sessionRooms({ db, env }))(booking),
    here: healer?.account.userId
      ? {
          sessionsUrl: pageUrl(env, booking.locale, '/sessions'),
          rooms: env.SESSION_ROOMS === 'livekit',
          claimed: booking.userId !== null,
        }
      : null,
    company: { email: env.COMPANY_EMAIL, phone: env.COMPANY_PHONE },
  };
}
