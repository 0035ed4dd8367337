import type { MailWords } from '@jyotiratna/messages/mail-words.ts';
import type { Letter } from '../../platform/mail/letter.ts';

/** Asks whether an address wants the newsletter. `url` confirms it; without an answer nothing else is ever sent. */
export function newsletterConfirm({ url }: { url: string }, { newsletter: words, because }: MailWords): Letter {
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'action', label: words.button, url },
      { kind: 'note', text: words.note },
    ],
    reason: because.newsletterForm,
  };
}

/** Says that the subscription holds. `url` ends it at once. */
export function newsletterWelcome({ url }: { url: string }, { welcome: words, because }: MailWords): Letter {
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.subject,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'text', text: words.change },
      { kind: 'action', label: words.button, url },
    ],
    reason: because.newsletter,
  };
}
