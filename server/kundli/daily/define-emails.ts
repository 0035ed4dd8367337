import { type KundliRequest, sourceLocale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { userOf } from '../../accounts/person-of.ts';
import { findUser } from '../../accounts/queries.ts';
import { pageUrl } from '../../platform/email/composed-email.ts';
import { defineEmails } from '../../platform/email/define-emails.ts';
import { readLinkKey, signLink } from '../../platform/email/link-token.ts';
import { makeChartPart } from '../parts/make-part.ts';
import { dailyChartEmail } from './daily-email.ts';
import { findDaily } from './daily-queries.ts';
import { leavePurpose } from './set-daily.ts';

declare module '../../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** The daily horoscope of a saved birth; `day`: YYYY-MM-DD in India. */
    'daily-chart': { kundliId: string; day: string };
  }
}

/** Not sent if it was disabled in the meantime, or the owner's address is no longer verified. */
export const dailyChartEmails = defineEmails({
  'daily-chart': {
    key: ({ kind, kundliId, day }) => `${kind}:${kundliId}:${day}`,
    render: async (deps, { kundliId, day }) => {
      const row = await findDaily(deps.db, kundliId, 'email');
      const user = row && (await findUser(deps.db, row.userId));
      const to = user && userOf(user).verifiedEmail;
      if (!row || !to) return null;
      const locale = user.locale ?? sourceLocale;
      const birth = row.request as KundliRequest;
      const { reply } = await makeChartPart(deps, {
        ...birth,
        part: 'today',
        day,
        language: locale,
      });
      if (reply.open) return null;
      const token = signLink(await readLinkKey(deps.db), leavePurpose, kundliId);
      const leaveUrl = pageUrl(deps.env, locale, '/daily-chart/leave', { token });
      const details = {
        name: birth.name,
        reply,
        leaveUrl,
        url: pageUrl(deps.env, locale, '/user/profile'),
      };
      return { to, locale, leaveUrl, email: dailyChartEmail(details, emailMessages[locale]) };
    },
  },
});
