import type { CampaignContent } from '@jyotiratna/contract/admin/campaigns';
import type { EmailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import type { Block, Email } from '../../platform/mail/email.ts';

/** Which of its languages a reader gets: Hindi where it is written, else English. */
export function campaignLocale(content: CampaignContent, wanted: string): 'en' | 'hi' {
  return wanted === 'hi' && content.hi.subject !== '' && content.hi.text !== '' ? 'hi' : 'en';
}

/**
 * What a reader gets.
 * @param urls of the page that its button opens, and of the way out
 */
export function campaignEmail(
  content: CampaignContent,
  locale: 'en' | 'hi',
  urls: { page: string; leave: string },
  { because, welcome }: EmailMessages,
): Email {
  const { subject, text, button } = content[locale];
  const paragraphs = text.split(/\n\s*\n/).flatMap((part) => part.trim() || []);
  const blocks: Block[] = [
    ...paragraphs.map((part) => ({ kind: 'text', text: part }) as const),
    ...(button && content.link ? [{ kind: 'action', label: button, url: urls.page } as const] : []),
    { kind: 'note', text: welcome.change },
    { kind: 'action', label: welcome.button, url: urls.leave },
  ];
  return { subject, preview: paragraphs[0] ?? '', heading: subject, blocks, reason: because.newsletter };
}
