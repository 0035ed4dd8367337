import type { MailWords } from '@jyotiratna/messages/mail-words.ts';
import type { Email } from '../../platform/mail/email.ts';
import { linkEmail } from '../../platform/mail/link-email.ts';

/** Tells the owner of an account that its password is another one now. `url` asks for a new one. No name, as in `password-reset.ts`. */
export function passwordChanged({ url }: { url: string }, { passwordChanged: words, because }: MailWords): Email {
  return linkEmail({ ...words, before: words.otherwise }, url, because.changed);
}
