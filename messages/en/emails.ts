import { emails as accounts } from './accounts/emails.ts';
import { emails as almanac } from './almanac/emails.ts';
import { emails as cartReminders } from './cart-reminders/emails.ts';
import { emails as consultations } from './consultations/emails.ts';
import { emails as contact } from './contact/emails.ts';
import { emails as giftCards } from './gift-cards/emails.ts';
import { emails as healers } from './healers/emails.ts';
import { emails as kundli } from './kundli/emails.ts';
import { emails as newsletter } from './newsletter/emails.ts';
import { notices } from './notices.ts';
import { emails as orders } from './orders/emails.ts';
import { emails as privacy } from './privacy/emails.ts';
import { emails as stockAlerts } from './stock-alerts/emails.ts';

/**
 * All labels of emails in English. Amounts are formatted already, days are YYYY-MM-DD, times HH:MM
 * in India.
 */
export const emails = {
  /** The `lang` attribute. */
  tag: 'en-IN',
  /** The reason for which a recipient gets the email, below its text. */
  reasonText: {
    order: 'You get this message because an order was placed at our shop with this email.',
    gemHours:
      'You get this message because these times were requested for an order with this email.',
    paymentLink: 'You get this message because our shop made an order for this email.',
    payment: 'You get this message because money was paid at our shop with this email.',
    session: 'You get this message because a session was booked at our shop with this email.',
    password:
      'You get this message because a new password was requested at our shop with this email.',
    account: 'You get this message because an account was opened at our shop with this email.',
    changed: 'You get this message because an account with this email was changed at our shop.',
    asNew:
      'You get this message because this email was entered as the new one of an account at our shop.',
    message: 'You get this message because this email was given in the contact form of our shop.',
    newsletterForm:
      'You get this message because this email was entered in the newsletter form of our shop.',
    stockAlert:
      'You get this message because this email was entered at our shop, to be told when a remedy is back.',
    healerAlert:
      'You get this message because your account asked to be told when a healer is free.',
    dailyChart: 'You get this message because your account asked for a chart’s daily email.',
    cartReminder: 'You get this message because it was requested at our checkout with this email.',
    newsletter: 'You get this message because you confirmed your subscription to our newsletter.',
  },
  ...orders,
  ...giftCards,
  ...almanac,
  ...healers,
  ...consultations,
  ...accounts,
  ...contact,
  ...newsletter,
  ...stockAlerts,
  ...cartReminders,
  ...kundli,
  ...privacy,
  notices,
};
