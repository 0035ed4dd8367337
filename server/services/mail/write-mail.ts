import { type BookingRow, findBooking, updateBooking } from '../../db/queries/bookings.ts';
import { findConfirmation } from '../../db/queries/order-confirmation.ts';
import { findRefundNotice, findShipment } from '../../db/queries/order-notices.ts';
import { findSubscriber } from '../../db/queries/subscribers.ts';
import { findUser, findUserByEmail } from '../../db/queries/users.ts';
import { issueToken } from '../accounts/issue-token.ts';
import { presentBooking } from '../bookings/present-booking.ts';
import { sessionRooms } from '../bookings/session-room.ts';
import { publicUrl } from '../config/public-url.ts';
import type { Deps } from '../deps.ts';
import { readLinkKey, signLink } from '../newsletter/link-token.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { type Arrangement, bookingCancelled, bookingConfirmed, bookingReminder } from './booking-letters.ts';
import { invitation } from './invitation.ts';
import type { Letter, Sender } from './letter.ts';
import { newsletterConfirm, newsletterWelcome } from './newsletter.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { passwordReset } from './password-reset.ts';
import { refunded } from './refunded.ts';
import { renderLetter } from './render-letter.ts';
import type { MailRequest } from './request-mail.ts';
import { shipped } from './shipped.ts';
import { verifyEmail } from './verify-email.ts';

type Writing = Pick<Deps, 'env' | 'db' | 'clock'>;
/** How long the link of a newsletter's first letter works, in ms. */
const confirmWithin = 7 * 24 * 3_600_000;

type Composed = { to: string; letter: Letter; leaveUrl?: string };
type Written = { to: string; subject: string; html: string; text: string; leaveUrl?: string | undefined };

/**
 * Writes the requested message; null when nobody is there to get it (an unknown or deleted account, an order without
 * an e-mail address). Secrets are made here, so that none waits in the outbox.
 */
export async function writeMail(deps: Writing, request: MailRequest): Promise<Written | null> {
  const found = await compose(deps, request);
  return found && { to: found.to, leaveUrl: found.leaveUrl, ...renderLetter(found.letter, sender(deps)) };
}

async function compose({ db, env, clock }: Writing, request: MailRequest): Promise<Composed | null> {
  const page = (path: string, query: Record<string, string>) =>
    `${publicUrl(env)}${path}?${new URLSearchParams(query)}`;
  const orderPage = ({ orderId }: { orderId: string }) => `${publicUrl(env)}/order/${orderId}`;
  switch (request.kind) {
    case 'password-reset': {
      const user = await findUserByEmail(db, request.email);
      if (!user) return null;
      const { token } = await issueToken(db, { purpose: 'reset', email: user.email, userId: user.id });
      return {
        to: user.email,
        letter: passwordReset({ url: page('/user/reset-password', { token }) }),
      };
    }
    case 'verify-email': {
      const user = await findUser(db, request.userId);
      if (!user || user.emailVerifiedAt) return null;
      const { token } = await issueToken(db, { purpose: 'verify', email: user.email, userId: user.id });
      return { to: user.email, letter: verifyEmail({ url: page('/user/verify-email', { token }) }) };
    }
    case 'invitation': {
      const { email } = request;
      const { token: code } = await issueToken(db, { purpose: 'invite', email });
      return { to: email, letter: invitation({ email, code, url: page('/admin/register', { invite: code, email }) }) };
    }
    case 'newsletter-confirm':
    case 'newsletter-welcome': {
      const reader = await findSubscriber(db, request.subscriberId);
      const confirming = request.kind === 'newsletter-confirm';
      if (!reader || confirming === (reader.confirmedAt !== null)) return null;
      const key = await readLinkKey(db);
      const leaveUrl = page('/newsletter/unsubscribe', { token: signLink(key, 'leave', reader.id) });
      if (!confirming) return { to: reader.email, leaveUrl, letter: newsletterWelcome({ url: leaveUrl }) };
      const token = signLink(key, 'confirm', reader.id, clock.now() + confirmWithin);
      return { to: reader.email, leaveUrl, letter: newsletterConfirm({ url: page('/newsletter/confirm', { token }) }) };
    }
    case 'booking-confirmed':
    case 'booking-moved': {
      const booking = await findBooking(db, request.bookingId);
      if (booking?.status !== 'booked') return null;
      const arrangement = await arrange({ db, env }, booking);
      const moved = request.kind === 'booking-moved';
      return { to: booking.email, letter: bookingConfirmed(presentBooking(booking), { ...arrangement, moved }) };
    }
    case 'booking-reminder': {
      const booking = await findBooking(db, request.bookingId);
      const stands = booking?.status === 'booked' && booking.startsAt.toISOString() === request.startsAt;
      if (!stands || booking.startsAt.getTime() <= clock.now()) return null;
      return {
        to: booking.email,
        letter: bookingReminder(presentBooking(booking), await arrange({ db, env }, booking)),
      };
    }
    case 'booking-cancelled': {
      const booking = await findBooking(db, request.bookingId);
      return booking?.email ? { to: booking.email, letter: bookingCancelled(presentBooking(booking)) } : null;
    }
    case 'order-confirmation': {
      const order = await findConfirmation(db, request.orderId);
      return order?.email ? { to: order.email, letter: orderConfirmation({ ...order, url: orderPage(order) }) } : null;
    }
    case 'shipped': {
      const order = await findShipment(db, request.orderId);
      return order?.email ? { to: order.email, letter: shipped({ ...order, url: orderPage(order) }) } : null;
    }
    case 'refunded': {
      const refund = await findRefundNotice(db, request.refundKey);
      return refund?.email ? { to: refund.email, letter: refunded({ ...refund, url: orderPage(refund) }) } : null;
    }
  }
}

/** The link that changes a session, with a new secret, and the way into it. */
async function arrange({ db, env }: Pick<Deps, 'db' | 'env'>, booking: BookingRow): Promise<Arrangement> {
  const token = newToken();
  await updateBooking(db, booking.id, { tokenHash: hashToken(token) });
  return {
    // After '#', so that the secret reaches no server's log.
    url: `${publicUrl(env)}/booking/${booking.id}#${token}`,
    room: (await sessionRooms({ db, env }))(booking),
    company: { email: env.COMPANY_EMAIL, phone: env.COMPANY_PHONE },
  };
}

function sender({ env }: Pick<Deps, 'env'>): Sender {
  return {
    name: 'Jyotiratna',
    url: publicUrl(env),
    legalName: env.COMPANY_NAME,
    address: env.COMPANY_ADDRESS,
    email: env.COMPANY_EMAIL,
  };
}
