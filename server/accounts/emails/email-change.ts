import type { MailWords } from '@jyotiratna/messages/mail-words.ts';
import type { Letter } from '../../platform/mail/letter.ts';

/** Asks a new address of an account for its consent. `url` holds the secret. No name, for the reason given in `password-reset.ts`. */
export function emailChange({ url }: { url: string }, { emailChange: words, because }: MailWords): Letter {
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.subject,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'action', label: words.button, url },
      { kind: 'note', text: words.note },
    ],
    reason: because.asNew,
  };
}

/** Tells the old address that the account has moved on. `url` holds the secret of the way back. */
export function emailChanged({ url }: { url: string }, { emailChanged: words, because }: MailWords): Letter {
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.subject,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'text', text: words.otherwise },
      { kind: 'action', label: words.button, url },
      { kind: 'note', text: words.note },
    ],
    reason: because.changed,
  };
}
