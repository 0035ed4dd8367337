import { type Booking, isEmail, type Locale, localePath, sourceLocale } from '@jyotiratna/contract';
import { mailWords } from '@jyotiratna/messages/every-language/mails.ts';
import * as accountEmails from '../accounts/emails.ts';
import { issueToken } from '../accounts/issue-token.ts';
import { findUser, findUserByEmail } from '../accounts/queries.ts';
import { findTokenOf } from '../accounts/token-queries.ts';
import { lowStockNotice } from '../admin/stock/low-stock-notice.ts';
import { listLowProducts, listLowVariants } from '../admin/stock/queries.ts';
import { gemCalendar, gemCalendarName } from '../almanac/gem-calendar.ts';
import { gemHours } from '../almanac/gem-hours.ts';
import { gemHoursEmail } from '../almanac/gem-hours-email.ts';
import { type Arrangement, bookingCancelled, bookingConfirmed, bookingReminder } from '../healers/booking-emails.ts';
import { bookingNotice } from '../healers/booking-notice.ts';
import { findHealerAccount } from '../healers/presence-queries.ts';
import { presentBooking } from '../healers/present-booking.ts';
import { type BookingRow, findBooking, updateBooking } from '../healers/queries.ts';
import { sessionRooms } from '../healers/session-room.ts';
import { findConfirmation } from '../orders/confirmation-queries.ts';
import { energised } from '../orders/emails/energised.ts';
import { cashQuestion, orderConfirmation } from '../orders/emails/order-confirmation.ts';
import { orderNotice } from '../orders/emails/order-notice.ts';
import { refunded } from '../orders/emails/refunded.ts';
import { returnNotice, returnStep } from '../orders/emails/return-step.ts';
import { reviewRefused, reviewRequest } from '../orders/emails/reviews.ts';
import { shipped } from '../orders/emails/shipped.ts';
import { creditNoteToSend, invoiceToSend, type Pdf } from '../orders/invoices/get-pdf.ts';
import { findRefundNotice, findShipment } from '../orders/notice-queries.ts';
import { orderKey } from '../orders/order-key.ts';
import { findReturnNotice, listReturnItems } from '../orders/returns/queries.ts';
import { findReview } from '../orders/reviews/queries.ts';
import { findEnergised } from '../orders/workshop/queries.ts';
import { campaignEmail, campaignLocale } from '../outreach/campaigns/campaign-email.ts';
import { findCampaign } from '../outreach/campaigns/queries.ts';
import { messageNotice, messageReceipt } from '../outreach/contact/emails.ts';
import { findMessageRow } from '../outreach/contact/queries.ts';
import { newsletterConfirm, newsletterWelcome } from '../outreach/newsletter/emails.ts';
import { readLinkKey, signLink } from '../outreach/newsletter/link-token.ts';
import { findSubscriber } from '../outreach/newsletter/queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { Email } from '../platform/mail/email.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { renderEmail } from '../platform/mail/render-email.ts';
import type { MailRequest } from '../platform/mail/request-mail.ts';
import { senderOf } from '../platform/mail/sender.ts';
import { publicUrl } from '../platform/public-url.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { writeCartReminder } from '../wishes/cart-reminders/write-cart-reminder.ts';
import { writeWishMail } from '../wishes/write-wish-mail.ts';

type Writing = Pick<Deps, 'env' | 'db' | 'clock' | 'workers' | 'places'>;
/** How long the link of a newsletter's first email works, in ms. */
const confirmWithin = 7 * 24 * 3_600_000;

/** A email in the language of the person it goes to; English where that is nobody's choice (administrators). */
type Composed = {
  to: string;
  email: Email;
  locale?: Locale;
  leaveUrl?: string;
  replyTo?: string;
  pdf?: Pdf | null;
  calendar?: { fileName: string; text: string };
};
type Written = Omit<Mail, 'key'>;

/**
 * Writes the requested message; null when nobody is there to get it (an unknown or deleted account, an order without
 * an e-mail address). Secrets are made here, so that none waits in the outbox.
 */
export async function writeMail(given: Writing, request: MailRequest): Promise<Written | null> {
  const deps = { ...given, env: await readSettings(given) };
  const found = await compose(deps, request);
  if (!found) return null;
  const { to, email, locale = sourceLocale, leaveUrl } = found;
  // An answer to the shop reaches the shop, whatever address it sends from.
  const { replyTo = isEmail(deps.env.COMPANY_EMAIL) ? deps.env.COMPANY_EMAIL : undefined } = found;
  return {
    to,
    leaveUrl,
    replyTo,
    attachments: attachmentsOf(found),
    ...renderEmail(email, senderOf(deps.env, locale), mailWords[locale].tag),
  };
}

function attachmentsOf({ pdf, calendar }: Composed): Written['attachments'] {
  if (pdf) return [{ ...pdf, type: 'application/pdf' }];
  if (!calendar) return undefined;
  return [{ fileName: calendar.fileName, type: 'text/calendar; charset=utf-8', bytes: Buffer.from(calendar.text) }];
}

async function compose(deps: Writing, request: MailRequest): Promise<Composed | null> {
  const { db, env, clock } = deps;
  const page = (locale: Locale, path: string, query: Record<string, string>) =>
    `${publicUrl(env)}${localePath(locale, path)}?${new URLSearchParams(query)}`.replace(/\?$/, '');
  const orderPage = ({ orderId, locale }: { orderId: string; locale: Locale }) =>
    `${publicUrl(env)}${localePath(locale, `/order/${orderId}`)}`;
  /** After '#', so that what lets its reader act on the order reaches no server's log. */
  const ownPage = async (order: { orderId: string; locale: Locale }) =>
    `${orderPage(order)}#key=${await orderKey(deps, order.orderId)}`;
  /** Whom the shop's own news go to; null where nobody is named. */
  const owner = env.NOTICE_EMAIL ?? (isEmail(env.COMPANY_EMAIL) ? env.COMPANY_EMAIL : null);
  switch (request.kind) {
    case 'password-reset': {
      const user = await findUserByEmail(db, request.email);
      if (!user) return null;
      const { token } = await issueToken(db, { purpose: 'reset', email: user.email, userId: user.id });
      const locale = request.locale ?? user.locale;
      const url = page(locale, '/user/reset-password', { token });
      return { to: user.email, locale, email: accountEmails.passwordReset({ url }, mailWords[locale]) };
    }
    case 'verify-email': {
      const user = await findUser(db, request.userId);
      if (!user || user.emailVerifiedAt) return null;
      const { token } = await issueToken(db, { purpose: 'verify', email: user.email, userId: user.id });
      const { locale } = user;
      const url = page(locale, '/user/verify-email', { token });
      return { to: user.email, locale, email: accountEmails.verifyEmail({ url }, mailWords[locale]) };
    }
    case 'password-changed': {
      const user = await findUser(db, request.userId);
      if (!user) return null;
      const { locale, role } = user;
      const url = page(locale, '/user/forgot-password', role === 'admin' ? { for: role } : {});
      return { to: user.email, locale, email: accountEmails.passwordChanged({ url }, mailWords[locale]) };
    }
    case 'email-change': {
      const { email, userId } = request;
      // Taken since it was asked for: the link could only fail.
      const user = await findUser(db, userId);
      if (!user || (await findUserByEmail(db, email))) return null;
      const { locale } = user;
      const { token } = await issueToken(db, { purpose: 'email', email, userId });
      const url = page(locale, '/user/verify-email', { token });
      return { to: email, locale, email: accountEmails.emailChange({ url }, mailWords[locale]) };
    }
    case 'email-changed': {
      const { email, userId } = request;
      const user = await findUser(db, userId);
      if (!user) return null;
      const { locale } = user;
      const { token } = await issueToken(db, { purpose: 'email-back', email, userId });
      const url = page(locale, '/user/email-back', { token });
      return { to: email, locale, email: accountEmails.emailChanged({ url }, mailWords[locale]) };
    }
    case 'invitation': {
      const { email } = request;
      // Taken back meanwhile, or used.
      const given = await findTokenOf(db, 'invite', email);
      if (!given) return null;
      const { issuedBy } = given;
      const { token: code } = await issueToken(db, { purpose: 'invite', email, ...(issuedBy && { issuedBy }) });
      return {
        to: email,
        email: accountEmails.invitation({ email, code, url: page('en', '/admin/register', { invite: code, email }) }),
      };
    }
    case 'cart-reminder':
      return writeCartReminder({ db, env, clock, page }, request);
    case 'stock-alert-confirm':
    case 'back-in-stock':
      return writeWishMail({ db, clock, page }, request);
    case 'newsletter-confirm':
    case 'newsletter-welcome': {
      const reader = await findSubscriber(db, request.subscriberId);
      const confirming = request.kind === 'newsletter-confirm';
      if (!reader || confirming === (reader.confirmedAt !== null)) return null;
      const key = await readLinkKey(db);
      const { email: to, locale } = reader;
      const leaveUrl = page(locale, '/newsletter/unsubscribe', { token: signLink(key, 'leave', reader.id) });
      if (!confirming) {
        return { to, locale, leaveUrl, email: newsletterWelcome({ url: leaveUrl }, mailWords[locale]) };
      }
      const token = signLink(key, 'confirm', reader.id, clock.now() + confirmWithin);
      const url = page(locale, '/newsletter/confirm', { token });
      return { to, locale, leaveUrl, email: newsletterConfirm({ url }, mailWords[locale]) };
    }
    case 'campaign': {
      const reader = await findSubscriber(db, request.subscriberId);
      const campaign = await findCampaign(db, request.campaignId);
      // Who has left since gets nothing.
      if (!reader?.confirmedAt || !campaign?.sentAt) return null;
      const locale = campaignLocale(campaign.content, reader.locale);
      const token = signLink(await readLinkKey(db), 'leave', reader.id);
      const leaveUrl = page(locale, '/newsletter/unsubscribe', { token });
      const urls = { page: page(locale, campaign.content.link || '/', {}), leave: leaveUrl };
      const email = campaignEmail(campaign.content, locale, urls, mailWords[locale]);
      return { to: reader.email, locale, leaveUrl, email };
    }
    case 'message-receipt': {
      const message = await findMessageRow(db, request.messageId);
      if (!message) return null;
      const { id, email, locale } = message;
      return { to: email, locale, email: messageReceipt({ number: id }, mailWords[locale]) };
    }
    case 'message-notice': {
      const message = owner && (await findMessageRow(db, request.messageId));
      if (!message) return null;
      const url = page('en', '/admin/messages', {});
      return { to: owner, replyTo: message.email, email: messageNotice({ ...message, url }) };
    }
    case 'booking-confirmed':
    case 'booking-moved': {
      const booking = await findBooking(db, request.bookingId);
      if (booking?.status !== 'booked') return null;
      const arrangement = await arrange({ db, env }, booking);
      const moved = request.kind === 'booking-moved';
      const { email: to, locale } = booking;
      const email = bookingConfirmed(await sessionOf(db, booking), { ...arrangement, moved }, mailWords[locale]);
      return { to, locale, email };
    }
    case 'booking-notice': {
      const booking = owner ? await findBooking(db, request.bookingId) : null;
      // Whose account is gone has no session that needs a person.
      if (!owner || !booking?.email) return null;
      const url = page('en', '/admin/bookings', {});
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
        mailWords[locale],
      );
      return { to, locale, email };
    }
    case 'booking-cancelled': {
      const booking = await findBooking(db, request.bookingId);
      if (!booking) return null;
      const { email: to, locale } = request.to ?? booking;
      return to
        ? { to, locale, email: bookingCancelled(await sessionOf(db, { ...booking, locale }), mailWords[locale]) }
        : null;
    }
    case 'order-confirmation': {
      const order = await findConfirmation(db, request.orderId);
      if (!order?.email) return null;
      const { email: to, locale } = order;
      const pdf = await invoiceToSend(deps, request.orderId);
      const shown = { ...order, url: await ownPage(order), invoiced: pdf !== null };
      return { to, locale, pdf, email: orderConfirmation(shown, mailWords[locale]) };
    }
    case 'cash-question': {
      const order = await findConfirmation(db, request.orderId);
      if (!order?.email || order.status !== 'placed') return null;
      const { email: to, locale } = order;
      return { to, locale, email: cashQuestion({ ...order, url: await ownPage(order) }, mailWords[locale]) };
    }
    case 'order-notice': {
      const order = owner && (await findConfirmation(db, request.orderId, sourceLocale));
      if (!order) return null;
      const url = orderPage({ ...order, locale: sourceLocale });
      const email = orderNotice({ ...order, url });
      return { to: owner, email, ...(order.email && { replyTo: order.email }) };
    }
    case 'low-stock': {
      if (!owner) return null;
      const { rows: variants } = await listLowVariants(db, { ids: request.variantIds ?? [] });
      const rows = [...(await listLowProducts(db, request.productIds, env.LOW_STOCK)), ...variants];
      // Filled up meanwhile.
      if (rows.length === 0) return null;
      return { to: owner, email: lowStockNotice(rows, page('en', '/admin/stock', {})) };
    }
    case 'shipped': {
      const order = await findShipment(db, request.orderId);
      if (!order?.email) return null;
      const { email: to, locale } = order;
      return { to, locale, email: shipped({ ...order, url: await ownPage(order) }, mailWords[locale]) };
    }
    case 'energised': {
      const line = await findEnergised(db, { orderId: request.orderId, position: request.item });
      if (!line?.email || !line.link) return null;
      const { email: to, locale, link } = line;
      return { to, locale, email: energised({ ...line, link, url: await ownPage(line) }, mailWords[locale]) };
    }
    case 'gem-hours': {
      const { orderId, locale, graha, city, wearer } = request;
      const order = await findConfirmation(db, orderId);
      if (!order?.email) return null;
      const query = { graha, city, ...wearer, language: locale };
      const hours = gemHours(deps, query);
      return {
        to: order.email,
        locale,
        email: gemHoursEmail(hours, orderPage({ orderId, locale }), locale),
        calendar: { fileName: gemCalendarName(graha), text: gemCalendar(deps, query) },
      };
    }
    case 'review-request': {
      const order = await findConfirmation(db, request.orderId);
      if (!order?.email || order.status !== 'delivered') return null;
      const { email: to, locale, items } = order;
      return { to, locale, email: reviewRequest({ ...order, items, url: await ownPage(order) }, mailWords[locale]) };
    }
    case 'review-refused': {
      const found = await findReview(db, request.reviewId);
      if (!found?.email || found.review.status !== 'refused') return null;
      const { email: to, locale, review, orderNumber } = found;
      const url = await ownPage({ orderId: review.orderId, locale });
      const { withdrawn = false } = request;
      const facts = { orderNumber, url, reason: review.refusal, withdrawn };
      return { to, locale, email: reviewRefused(facts, mailWords[locale]) };
    }
    case 'return-step':
    case 'return-notice': {
      const asked = await findReturnNotice(db, request.returnId);
      if (!asked?.email) return null;
      const { email: customer, locale } = asked;
      if (request.kind === 'return-notice') {
        if (!owner) return null;
        const items = await listReturnItems(db, request.returnId, sourceLocale);
        const email = returnNotice({ ...asked, items, url: page('en', '/admin/returns', {}) });
        return { to: owner, replyTo: customer, email };
      }
      const { step } = request;
      if (step === 'withdrawn') return null;
      const items = await listReturnItems(db, request.returnId, locale);
      const url = await ownPage(asked);
      return { to: customer, locale, email: returnStep({ ...asked, step, items, url }, mailWords[locale]) };
    }
    case 'refunded': {
      const refund = await findRefundNotice(db, request.refundKey);
      if (!refund?.email) return null;
      const { email: to, locale } = refund;
      const pdf = await creditNoteToSend(deps, refund.orderId, request.refundKey);
      const shown = { ...refund, url: orderPage(refund), credited: pdf !== null };
      return { to, locale, pdf, email: refunded(shown, mailWords[locale]) };
    }
  }
}

/** The session with its healer's name in the language of who booked it. */
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
    url: `${publicUrl(env)}${localePath(booking.locale, `/booking/${booking.id}`)}#${token}`,
    room: (await sessionRooms({ db, env }))(booking),
    here: healer?.account.userId
      ? {
          sessionsUrl: `${publicUrl(env)}${localePath(booking.locale, '/sessions')}`,
          rooms: env.SESSION_ROOMS === 'livekit',
          claimed: booking.userId !== null,
        }
      : null,
    company: { email: env.COMPANY_EMAIL, phone: env.COMPANY_PHONE },
  };
}
