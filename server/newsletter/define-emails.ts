import type { Locale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Deps } from '../platform/deps.ts';
import { pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import { readLinkKey, signLink } from '../platform/email/link-token.ts';
import { campaignEmail, campaignLocale } from './campaigns/campaign-email.ts';
import { findCampaign } from './campaigns/queries.ts';
import { newsletterConfirm, newsletterWelcome } from './emails.ts';
import { findSubscriber } from './queries.ts';

/** Validity of the link that confirms a subscription, in ms. */
const confirmWithin = 7 * 24 * 3_600_000;

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    'newsletter-confirm': { subscriberId: string };
    'newsletter-welcome': { subscriberId: string };
    /** A newsletter campaign's email to one subscriber; one statement queues all of them. */
    campaign: { campaignId: string; subscriberId: string };
  }
}

/** The link of a subscriber's one-click unsubscribe page. */
const leavePage = async ({ db, env }: Pick<Deps, 'db' | 'env'>, id: string, locale: Locale) =>
  pageUrl(env, locale, '/newsletter/unsubscribe', {
    token: signLink(await readLinkKey(db), 'leave', id),
  });

/** Emails of the newsletter. */
export const newsletterEmails = defineEmails({
  'newsletter-confirm': {
    render: async ({ db, env, clock }, { subscriberId }) => {
      const reader = await findSubscriber(db, subscriberId);
      if (!reader || reader.confirmedAt) return null;
      const { id, email: to, locale } = reader;
      const token = signLink(await readLinkKey(db), 'confirm', id, clock.now() + confirmWithin);
      const url = pageUrl(env, locale, '/newsletter/confirm', { token });
      const leaveUrl = await leavePage({ db, env }, id, locale);
      return { to, locale, leaveUrl, email: newsletterConfirm({ url }, emailMessages[locale]) };
    },
  },
  'newsletter-welcome': {
    render: async (deps, { subscriberId }) => {
      const reader = await findSubscriber(deps.db, subscriberId);
      if (!reader?.confirmedAt) return null;
      const { id, email: to, locale } = reader;
      const leaveUrl = await leavePage(deps, id, locale);
      return {
        to,
        locale,
        leaveUrl,
        email: newsletterWelcome({ url: leaveUrl }, emailMessages[locale]),
      };
    },
  },
  campaign: {
    key: ({ kind, campaignId, subscriberId }) => `${kind}:${campaignId}:${subscriberId}`,
    render: async (deps, { campaignId, subscriberId }) => {
      const reader = await findSubscriber(deps.db, subscriberId);
      const campaign = await findCampaign(deps.db, campaignId);
      // An unsubscribed or unconfirmed address receives no email.
      if (!reader || !campaign?.sentAt) return null;
      if (!reader.confirmedAt && reader.previousState !== 'subscribed') return null;
      const locale = campaignLocale(campaign.content, reader.locale);
      const leaveUrl = await leavePage(deps, reader.id, locale);
      const urls = {
        page: pageUrl(deps.env, locale, campaign.content.link || '/'),
        leave: leaveUrl,
      };
      const email = campaignEmail(campaign.content, locale, urls, emailMessages[locale]);
      return { to: reader.email, locale, leaveUrl, email };
    },
  },
});
