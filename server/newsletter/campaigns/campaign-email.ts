import type { CampaignContent } from '@jyotiratna/contract/admin/campaigns';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email, EmailBlock } from '../../platform/email/email.ts';

/** The language of a reader's email: Hindi where available, else English. */
export function campaignLocale(content: CampaignContent, readerLocale: string): 'en' | 'hi' {
  return readerLocale === 'hi' && content.hi.subject !== '' && content.hi.text !== '' ? 'hi' : 'en';
}

/**
 * The campaign email for a subscriber.
 * @param urls the links of its button and of unsubscribing
 */
export function campaignEmail(
  content: CampaignContent,
  locale: 'en' | 'hi',
  urls: { page: string; leave: string },
  { reasonText, welcome }: EmailMessages,
): Email {
  const { subject, text, button } = content[locale];
  const paragraphs = text.split(/\n\s*\n/).flatMap((part) => part.trim() || []);
  const blocks: EmailBlock[] = [
    ...paragraphs.map((part) => ({ kind: 'text', text: part }) as const),
    ...(button && content.link ? [{ kind: 'action', label: button, url: urls.page } as const] : []),
    { kind: 'note', text: welcome.change },
    { kind: 'action', label: welcome.button, url: urls.leave },
  ];
  return {
    subject,
    preview: paragraphs[0] ?? '',
    heading: subject,
    blocks,
    reason: reasonText.newsletter,
  };
}
