import type { MailWords } from '@jyotiratna/messages/mail-words.ts';
import type { Email } from '../../platform/mail/email.ts';
import { linkEmail } from '../../platform/mail/link-email.ts';

/** Asks a new address of an account for its consent. `url` holds the secret. No name, for the reason given in `password-reset.ts`. */
export function emailChange({ url }: { url: string }, { emailChange: words, because }: MailWords): Email {
  return linkEmail(words, url, because.asNew);
}

/** Tells the old address that the account has moved on. `url` holds the secret of the way back. */
export function emailChanged({ url }: { url: string }, { emailChanged: words, because }: MailWords): Email {
  return linkEmail({ ...words, before: words.otherwise }, url, because.changed);
}
