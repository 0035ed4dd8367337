import type { MailWords } from '@jyotiratna/messages/mail-words.ts';
import type { Letter } from '../../platform/mail/letter.ts';

/**
 * The link that sets a new password. `url` holds the secret. No name: until an address is proven, whoever registered it
 * chose the name, and this message must not carry a stranger's words.
 */
export function passwordReset({ url }: { url: string }, { reset: words, because }: MailWords): Letter {
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.subject,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'action', label: words.button, url },
      { kind: 'note', text: words.note },
    ],
    reason: because.password,
  };
}
