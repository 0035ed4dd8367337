import type { Booking, Locale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { findUser } from '../accounts/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { type ComposedEmail, ownerOf, pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { bookingEmail } from './booking-email.ts';
import {
  type Arrangement,
  bookingCancelled,
  bookingConfirmed,
  bookingReminder,
  sessionNotStarted,
} from './booking-emails.ts';
import { findHealerAccount } from './presence-queries.ts';
import { presentBooking } from './present-booking.ts';
import { findBooking, type StoredBooking, updateBooking } from './queries.ts';
import { sessionRooms } from './session-room.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    'booking-confirmed': { bookingId: string };
    'booking-moved': { bookingId: string };
    /** `to` replaces the customer of a session whose account is being deleted. */
    'booking-cancelled': { bookingId: string; to?: { email: string; locale: Locale } };
    /** To the shop, about a customer's action on a session. */
    'booking-notice': { bookingId: string; news: 'booked' | 'moved' | 'cancelled' | 'not-held' };
    /** To the healer of a slot that could not start. */
    'booking-not-held': { bookingId: string };
    /** `startsAt` (ISO 8601) is the announced start: a moved session gets another reminder. */
    'booking-reminder': { bookingId: string; startsAt: string };
  }
}

/** Emails about booked sessions. */
export const bookingEmails = defineEmails({
  'booking-confirmed': {
    render: (deps, { bookingId }) => writeConfirmation(deps, bookingId, false),
  },
  'booking-moved': { render: (deps, { bookingId }) => writeConfirmation(deps, bookingId, true) },
  'booking-notice': {
    render: async ({ db, env }, { bookingId, news }) => {
      const owner = ownerOf(env);
      const booking = owner ? await findBooking(db, bookingId) : null;
      // A session of a deleted account requires no action.
      if (!owner || !booking?.email) return null;
      const { locale } = owner;
      const url = pageUrl(env, locale, '/admin/bookings');
      const email = bookingEmail(
        await presentBooking(db, booking, locale),
        { news, url },
        emailMessages[locale],
      );
      return { ...owner, replyTo: booking.email, email };
    },
  },
  'booking-reminder': {
    key: ({ kind, bookingId, startsAt }) => `${kind}:${bookingId}:${startsAt}`,
    render: async ({ db, env, clock }, { bookingId, startsAt }) => {
      const booking = await findBooking(db, bookingId);
      const stands = booking?.status === 'booked' && booking.startsAt.toISOString() === startsAt;
      if (!stands || booking.startsAt.getTime() <= clock.now()) return null;
      const { email: to, locale } = booking;
      const arrangement = await arrange({ db, env }, booking);
      return {
        to,
        locale,
        email: bookingReminder(await sessionOf(db, booking), arrangement, emailMessages[locale]),
      };
    },
  },
  'booking-not-held': {
    render: async ({ db }, { bookingId }) => {
      const booking = await findBooking(db, bookingId);
      const healer = booking && (await findHealerAccount(db, booking.healerId));
      const user = healer?.account.userId ? await findUser(db, healer.account.userId) : null;
      if (!booking || !user) return null;
      const { email: to, locale } = user;
      const session = await presentBooking(db, booking, locale);
      return { to, locale, email: sessionNotStarted(session, emailMessages[locale]) };
    },
  },
  'booking-cancelled': {
    render: async ({ db }, request) => {
      const booking = await findBooking(db, request.bookingId);
      if (!booking) return null;
      const { email: to, locale } = request.to ?? booking;
      return to
        ? {
            to,
            locale,
            email: bookingCancelled(
              await sessionOf(db, { ...booking, locale }),
              emailMessages[locale],
            ),
          }
        : null;
    },
  },
});

async function writeConfirmation(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  id: string,
  moved: boolean,
): Promise<ComposedEmail | null> {
  const booking = await findBooking(db, id);
  if (booking?.status !== 'booked') return null;
  const arrangement = await arrange({ db, env }, booking);
  const { email: to, locale } = booking;
  const email = bookingConfirmed(
    await sessionOf(db, booking),
    { ...arrangement, moved },
    emailMessages[locale],
  );
  return { to, locale, email };
}

/** The session with its healer's name in the language of the customer. */
function sessionOf(db: Deps['db'], booking: StoredBooking): Promise<Booking> {
  return presentBooking(db, booking, booking.locale);
}

/** The link that changes a session, with a new secret, and how to join it. */
async function arrange(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  booking: StoredBooking,
): Promise<Arrangement> {
  const token = newToken();
  await updateBooking(db, booking.id, { tokenHash: hashToken(token) });
  const healer = await findHealerAccount(db, booking.healerId);
  return {
    // After '#', so that the secret never reaches a server log.
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
