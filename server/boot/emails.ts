import { accountEmails } from '../accounts/define-emails.ts';
import { stockEmails } from '../admin/stock/define-emails.ts';
import { almanacEmails } from '../almanac/define-emails.ts';
import { cartReminderEmails } from '../cart-reminders/define-emails.ts';
import { consultationEmails } from '../consultations/define-emails.ts';
import { contactEmails } from '../contact/define-emails.ts';
import { draftOrderEmails } from '../draft-orders/define-emails.ts';
import { giftCardEmails } from '../gift-cards/define-emails.ts';
import { bookingEmails } from '../healers/define-emails.ts';
import { dailyChartEmails } from '../kundli/daily/define-emails.ts';
import { newsletterEmails } from '../newsletter/define-emails.ts';
import { orderEmails } from '../orders/emails/define-emails.ts';
import { parcelEmails } from '../parcels/emails/define-emails.ts';
import { privacyEmails } from '../privacy/requests/define-emails.ts';
import { stockAlertEmails } from '../stock-alerts/define-emails.ts';
import { webhookEmails } from '../webhooks/define-emails.ts';

/** The emails of every domain. */
export const emails = {
  ...accountEmails,
  ...giftCardEmails,
  ...orderEmails,
  ...draftOrderEmails,
  ...parcelEmails,
  ...almanacEmails,
  ...dailyChartEmails,
  ...bookingEmails,
  ...consultationEmails,
  ...contactEmails,
  ...newsletterEmails,
  ...stockAlertEmails,
  ...cartReminderEmails,
  ...stockEmails,
  ...webhookEmails,
  ...privacyEmails,
};
