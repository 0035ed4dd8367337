import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Deps } from '../platform/deps.ts';
import { type ComposedEmail, pageUrl } from '../platform/email/composed-email.ts';
import { readLinkKey, signLink } from '../platform/email/link-token.ts';
import type { EmailRequest } from '../platform/email/request-email.ts';
import { campaignEmail, campaignLocale } from './campaigns/campaign-email.ts';
import { findCampaign } from './campaigns/queries.ts';
import { newsletterConfirm, newsletterWelcome } from './emails.ts';
import { findSubscriber } from './queries.ts';

/** How long the link of a newsletter's first email works, in ms. */
const confirmWithin = 7 * 24 * 3_600_000;

type NewsletterEmail = Extract<EmailRequest, { kind: 'newsletter-confirm' | 'newsletter-welcome' | 'campaign' }>;
type Writing = Pick<Deps, 'db' | 'env' | 'clock'>;

/** Emails of the newsletter; null without a recipient. */
export async function writeNewsletterEmail(
  { db, env, clock }: Writing,
  request: NewsletterEmail,
): Promise<ComposedEmail | null> {
  switch (request.kind) {
    case 'newsletter-confirm':
    case 'newsletter-welcome': {
      const reader = await findSubscriber(db, request.subscriberId);
      const confirming = request.kind === 'newsletter-confirm';
      if (!reader || confirming === (reader.confirmedAt !== null)) return null;
      const key = await readLinkKey(db);
      const { email: to, locale } = reader;
      const leaveUrl = pageUrl(env, locale, '/newsletter/unsubscribe', { token: signLink(key, 'leave', reader.id) });
      if (!confirming) {
        return { to, locale, leaveUrl, email: newsletterWelcome({ url: leaveUrl }, emailMessages[locale]) };
      }
      const token = signLink(key, 'confirm', reader.id, clock.now() + confirmWithin);
      const url = pageUrl(env, locale, '/newsletter/confirm', { token });
      return { to, locale, leaveUrl, email: newsletterConfirm({ url }, emailMessages[locale]) };
    }
    case 'campaign': {
      const reader = await findSubscriber(db, request.subscriberId);
      const campaign = await findCampaign(db, request.campaignId);
      // An unsubscribed address gets no email.
      if (!reader?.confirmedAt || !campaign?.sentAt) return null;
      const locale = campaignLocale(campaign.content, reader.locale);
      const token = signLink(await readLinkKey(db), 'leave', reader.id);
      const leaveUrl = pageUrl(env, locale, '/newsletter/unsubscribe', { token });
      const urls = { page: pageUrl(env, locale, campaign.content.link || '/'), leave: leaveUrl };
      const email = campaignEmail(campaign.content, locale, urls, emailMessages[locale]);
      return { to: reader.email, locale, leaveUrl, email };
    }
  }
}
