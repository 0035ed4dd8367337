import type { Graha, Locale } from '@jyotiratna/contract';
import { findOrderConfirmation } from '../orders/confirmation-queries.ts';
import { pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import { gemCalendar, gemCalendarName } from './gem-calendar.ts';
import { gemHours } from './gem-hours.ts';
import { gemHoursEmail } from './gem-hours-email.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /**
     * The muhurtas for a stone of an order, in a city (slug), requested by the order's owner.
     * `wearer` is the natal Moon: zero-based nakshatra and rashi.
     */
    'gem-hours': {
      orderId: string;
      graha: Graha;
      city: string;
      locale: Locale;
      wearer?: { nakshatra: number; rashi: number };
    };
  }
}

export const almanacEmails = defineEmails({
  'gem-hours': {
    key: ({ kind, orderId, graha }) => `${kind}:${orderId}:${graha}`,
    render: async (deps, { orderId, locale, graha, city, wearer }) => {
      const order = await findOrderConfirmation(deps.db, orderId);
      if (!order?.email) return null;
      const query = { graha, city, ...wearer, language: locale };
      return {
        to: order.email,
        locale,
        email: gemHoursEmail(
          gemHours(deps, query),
          pageUrl(deps.env, locale, `/order/${orderId}`),
          locale,
        ),
        calendar: { fileName: gemCalendarName(graha), text: gemCalendar(deps, query) },
      };
    },
  },
});
