import type { MailWords } from '@jyotiratna/messages/mail-words.ts';
import type { Letter } from '../../platform/mail/letter.ts';

/** Tells the owner of an account that its password is another one now. `url` asks for a new one. No name, as in `password-reset.ts`. */
export function passwordChanged({ url }: { url: string }, { passwordChanged: words, because }: MailWords): Letter {
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.subject,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'text', text: words.otherwise },
      { kind: 'action', label: words.button, url },
    ],
    reason: because.changed,
  };
}
