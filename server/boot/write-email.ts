import { isEmail, type Locale, sourceLocale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { writeAccountEmail } from '../accounts/write-account-email.ts';
import { lowStockNotice } from '../admin/stock/low-stock-notice.ts';
import { listLowProducts, listLowVariants } from '../admin/stock/queries.ts';
import { gemCalendar, gemCalendarName } from '../almanac/gem-calendar.ts';
import { gemHours } from '../almanac/gem-hours.ts';
import { gemHoursEmail } from '../almanac/gem-hours-email.ts';
import { writeCartReminder } from '../cart-reminders/write-cart-reminder.ts';
import { writeConsultationMail } from '../consultations/write-consultation-email.ts';
import { writeContactEmail } from '../contact/write-contact-email.ts';
import { writeBookingEmail } from '../healers/write-booking-email.ts';
import { writeNewsletterEmail } from '../newsletter/write-newsletter-email.ts';
import { findConfirmation } from '../orders/confirmation-queries.ts';
import { writeOrderEmail } from '../orders/emails/write-order-email.ts';
import type { Deps } from '../platform/deps.ts';
import { type ComposedEmail, ownerOf, pageUrl } from '../platform/email/composed-email.ts';
import type { Email } from '../platform/email/mailer.ts';
import { renderEmail } from '../platform/email/render-email.ts';
import type { EmailRequest } from '../platform/email/request-email.ts';
import { senderOf } from '../platform/email/sender.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { writeAlertEmail } from '../stock-alerts/write-alert-email.ts';

type Writing = Pick<Deps, 'env' | 'db' | 'clock' | 'workers' | 'places'>;
type Saved = Omit<Email, 'key'>;

/**
 * Composes the requested email; null without a recipient (an unknown or deleted account, an
 * order without an email address). Secrets are created here, so that the outbox never contains
 * them.
 */
export async function buildEmail(given: Writing, request: EmailRequest): Promise<Saved | null> {
  const deps = { ...given, env: await readSettings(given) };
  const found = await compose(deps, request);
  if (!found) return null;
  const { to, email, locale = sourceLocale, leaveUrl } = found;
  // A reply to the shop reaches the shop, whatever the sender address.
  const { replyTo = isEmail(deps.env.COMPANY_EMAIL) ? deps.env.COMPANY_EMAIL : undefined } = found;
  return {
    to,
    leaveUrl,
    replyTo,
    attachments: attachmentsOf(found),
    ...renderEmail(email, senderOf(deps.env, locale), emailMessages[locale].tag),
  };
}

function attachmentsOf({ pdf, calendar, photograph }: ComposedEmail): Saved['attachments'] {
  if (photograph) return [{ ...photograph, fileName: 'photograph.jpg', type: 'image/jpeg' }];
  if (pdf) return [{ ...pdf, type: 'application/pdf' }];
  if (!calendar) return undefined;
  return [{ fileName: calendar.fileName, type: 'text/calendar; charset=utf-8', bytes: Buffer.from(calendar.text) }];
}

/** Each domain composes its own; emails that involve several of them are composed here. */
async function compose(deps: Writing, request: EmailRequest): Promise<ComposedEmail | null> {
  const { db, env, clock } = deps;
  const page = (locale: Locale, path: string, query: Record<string, string>) => pageUrl(env, locale, path, query);
  switch (request.kind) {
    case 'password-reset':
    case 'verify-email':
    case 'password-changed':
    case 'email-change':
    case 'email-changed':
    case 'invitation':
      return writeAccountEmail(deps, request);
    case 'newsletter-confirm':
    case 'newsletter-welcome':
    case 'campaign':
      return writeNewsletterEmail(deps, request);
    case 'message-receipt':
    case 'message-notice':
      return writeContactEmail(deps, request);
    case 'booking-confirmed':
    case 'booking-moved':
    case 'booking-notice':
    case 'booking-reminder':
    case 'booking-cancelled':
    case 'booking-not-held':
      return writeBookingEmail(deps, request);
    case 'session-refunded':
    case 'receipt-voucher':
    case 'healer-free':
    case 'session-report':
      return writeConsultationMail(deps, request);
    case 'order-confirmation':
    case 'cash-question':
    case 'order-notice':
    case 'shipped':
    case 'energised':
    case 'review-request':
    case 'review-refused':
    case 'return-step':
    case 'return-notice':
    case 'refunded':
    case 'refund-failed':
    case 'store-credit':
      return writeOrderEmail(deps, request);
    case 'cart-reminder':
      return writeCartReminder({ db, env, clock, page }, request);
    case 'stock-alert-confirm':
    case 'back-in-stock':
      return writeAlertEmail({ db, clock, page }, request);
    case 'low-stock': {
      const owner = ownerOf(env);
      if (!owner) return null;
      const { rows: variants } = await listLowVariants(db, { ids: request.variantIds ?? [] });
      const rows = [...(await listLowProducts(db, request.productIds, env.LOW_STOCK)), ...variants];
      // Restocked since.
      if (rows.length === 0) return null;
      return { to: owner, email: lowStockNotice(rows, pageUrl(env, sourceLocale, '/admin/stock')) };
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
        email: gemHoursEmail(hours, pageUrl(env, locale, `/order/${orderId}`), locale),
        calendar: { fileName: gemCalendarName(graha), text: gemCalendar(deps, query) },
      };
    }
  }
}
