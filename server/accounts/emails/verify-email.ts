import type { MailWords } from '@jyotiratna/messages/mail-words.ts';
import type { Letter } from '../../platform/mail/letter.ts';

/** The link that proves an e-mail address. `url` holds the secret. No name, for the reason given in `password-reset.ts`. */
export function verifyEmail({ url }: { url: string }, { verify: words, because }: MailWords): Letter {
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.subject,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'action', label: words.button, url },
      { kind: 'text', text: words.orders },
      { kind: 'note', text: words.note },
    ],
    reason: because.account,
  };
}
